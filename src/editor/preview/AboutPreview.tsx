import { AboutPage } from '../../components/pages/AboutPage.tsx';
import type { SiteContent } from '../../content/description.ts';
import { prepareLeaders } from '../../visuals/sectionPictures.ts';
import { preparePicture } from './standIns.ts';

export const aboutPreview = async (content: SiteContent) => (
  <AboutPage
    content={content}
    leaders={await prepareLeaders(content.about.leadership)}
    picture={content.about.picture && (await preparePicture(content.about.picture))}
  />
);
