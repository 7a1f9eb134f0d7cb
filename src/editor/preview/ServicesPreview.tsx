import { ServicesPage } from '../../components/pages/ServicesPage.tsx';
import type { SiteContent } from '../../content/description.ts';
import { backdrop, serviceFeatures } from '../../visuals/sectionPictures.ts';

export const servicesPreview = async (content: SiteContent) => (
  <ServicesPage
    content={content}
    features={await serviceFeatures(content.services.cards)}
    pictures={await backdrop(content.services.callToAction)}
  />
);
