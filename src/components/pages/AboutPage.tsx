import type { AboutContent, Company, Words } from '../../content/description.ts';
import type { PictureData } from '../../visuals/layouts.ts';
import { Commitment } from '../Commitment.tsx';
import { GetInTouch } from '../GetInTouch.tsx';
import {
  FurtherLeaders,
  LeadershipProfile,
  type LeadershipProfileProps,
} from '../LeadershipProfile.tsx';
import { PageIntro } from '../PageIntro.tsx';
import { Section } from '../Section.tsx';
import { Story } from '../Story.tsx';

export interface AboutPageProps {
  about: AboutContent;
  company: Company;
  words: Words;
  leaders: LeadershipProfileProps[];
  picture: PictureData | undefined;
}

export function AboutPage({ about, company, words, leaders, picture }: AboutPageProps) {
  const { heading, introduction, story, commitment, leadership, getInTouch } = about;
  const [first, ...others] = leaders;
  return (
    <>
      <PageIntro heading={heading} introduction={introduction} />
      <Story story={story} picture={picture} />
      <Section heading={commitment.heading}>
        <Commitment points={commitment.points} />
      </Section>
      {leadership && first && (
        <Section heading={leadership.heading} look="sunken">
          <LeadershipProfile {...first} />
          <FurtherLeaders people={others} />
        </Section>
      )}
      <GetInTouch content={getInTouch} company={company} words={words} />
    </>
  );
}
