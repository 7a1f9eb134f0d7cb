import { AboutPage } from '../../components/pages/AboutPage.tsx';
import type { SiteContent } from '../../content/description.ts';
import { pictureLeaders } from '../../visuals/sectionPictures.ts';
import { picture } from './standIns.ts';

export const aboutPreview = async ({ about, company, interface: words }: SiteContent) => (
  <AboutPage
    about={about}
    company={company}
    words={words}
    leaders={await pictureLeaders(about.leadership)}
    picture={about.picture && (await picture(about.picture))}
  />
);
