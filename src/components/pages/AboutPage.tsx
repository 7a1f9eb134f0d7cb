import type { SiteContent } from '../../content/description.ts';
import type { PictureData } from '../../visuals/layouts.ts';
import { AboutOpening } from '../AboutOpening.tsx';
import { Commitment } from '../Commitment.tsx';
import { GetInTouch } from '../GetInTouch.tsx';
import { Leaders, type PicturedLeader } from '../Leaders.tsx';
import { Quote } from '../Quote.tsx';
import { Story } from '../Story.tsx';

export interface AboutPageProps {
  content: SiteContent;
  leaders: PicturedLeader[];
  picture: PictureData | undefined;
}

export function AboutPage({ content, leaders, picture }: AboutPageProps) {
  const { about, company, interface: words } = content;
  const { story, commitment, getInTouch } = about;
  const [first, ...others] = leaders;
  const { statement, name, role } = first?.profile ?? {};
  return (
    <>
      <AboutOpening about={about} leader={first} />
      {statement && <Quote text={statement} by={`${name}, ${role}`} />}
      {others.length > 0 && <Leaders people={others} />}
      <Story story={story} picture={picture} />
      <Commitment {...commitment} />
      <GetInTouch content={getInTouch} company={company} words={words} />
    </>
  );
}
