import { ServicesPage } from '../../components/pages/ServicesPage.tsx';
import type { SiteContent } from '../../content/description.ts';
import { linkTo } from '../../content/menuEntries.ts';
import { urgentLine } from '../../metadata/urgentLine.ts';
import { backdrop, serviceFeatures } from '../../visuals/sectionPictures.ts';

export const servicesPreview = async (content: SiteContent) => {
  const { company, services, interface: words } = content;
  return (
    <ServicesPage
      services={services}
      features={await serviceFeatures(services.cards)}
      company={company}
      urgent={urgentLine(company, words)}
      pictures={await backdrop(services.callToAction)}
      compliance={linkTo(content, '/compliance')}
    />
  );
};
