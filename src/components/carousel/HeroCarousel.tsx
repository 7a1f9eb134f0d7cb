import { useRef } from 'react';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { type HeroContent, HeroSlides } from './HeroSlides.tsx';
import { SlideControls } from './SlideControls.tsx';
import { useCarousel } from './useCarousel.ts';
import { useHolds } from './useHolds.ts';
import { useSwipe } from './useSwipe.ts';

export interface HeroCarouselProps extends HeroContent {
  /** For the owner's editor, where a slide must stay in view while it is edited. */
  startsPaused?: boolean;
}

/** Without a script, or after an error, the slides are a strip that scrolls sideways. */
export function HeroCarousel(props: HeroCarouselProps) {
  if (props.slides.length < 2) return <HeroSlides {...props} />;
  return (
    <ErrorBoundary fallback={<HeroSlides {...props} isStrip />}>
      {/* In the editor slides are added and removed: the state is made for their number. */}
      <RotatingSlides key={props.slides.length} {...props} />
    </ErrorBoundary>
  );
}

function RotatingSlides(props: HeroCarouselProps) {
  const { slides, words, startsPaused } = props;
  const strip = useRef<HTMLDivElement>(null);
  const { shown, ...state } = useCarousel({ count: slides.length, strip, startsPaused });
  const holdProps = useHolds(state.dispatch);
  const swipeProps = useSwipe(state.dispatch);
  return (
    <HeroSlides {...props} {...shown} strip={strip} sectionProps={{ ...holdProps, ...swipeProps }}>
      <SlideControls titles={slides.map(({ title }) => title)} words={words} {...state} />
    </HeroSlides>
  );
}
