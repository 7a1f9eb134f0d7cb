import { Commitment } from '../../components/Commitment.tsx';
import { GetInTouch } from '../../components/GetInTouch.tsx';
import { FurtherLeaders, LeadershipProfile } from '../../components/LeadershipProfile.tsx';
import { PageIntro } from '../../components/PageIntro.tsx';
import { Section } from '../../components/Section.tsx';
import { Story } from '../../components/Story.tsx';
import type { SiteContent } from '../../content/description.ts';
import { pictureLeaders } from '../../visuals/leaders.ts';
import { picture } from './pictures.ts';

export async function aboutPreview({ about, company, interface: words }: SiteContent) {
  const { heading, introduction, story, commitment, leadership, getInTouch } = about;
  const storyPicture = about.picture && (await picture(about.picture));
  const [first, ...others] = await pictureLeaders(leadership);
  return (
    <>
      <PageIntro heading={heading} introduction={introduction} />
      <Story story={story} picture={storyPicture} />
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
