import { ServicesPage } from '../../components/pages/ServicesPage.tsx';
import type { SiteContent } from '../../content/description.ts';
import { prepareBackdrop, prepareServices } from '../../visuals/sectionPictures.ts';

export const servicesPreview = async (content: SiteContent) => (
  <ServicesPage
    content={content}
    features={await prepareServices(content.services.cards)}
    pictures={await prepareBackdrop(content.services.callToAction)}
  />
);
