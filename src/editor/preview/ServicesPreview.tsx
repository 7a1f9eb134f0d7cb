import { ServicesPage } from '../../components/pages/ServicesPage.tsx';
import type { SiteContent } from '../../content/description.ts';
import { urgentLine } from '../../metadata/urgentLine.ts';
import { backdrop } from '../../visuals/backdrop.ts';
import { serviceFeatures } from '../../visuals/serviceFeatures.ts';

export const servicesPreview = async ({ company, services, interface: words }: SiteContent) => (
  <ServicesPage
    services={services}
    features={await serviceFeatures(services.cards)}
    company={company}
    urgent={urgentLine(company, words)}
    pictures={await backdrop(services.callToAction)}
  />
);
