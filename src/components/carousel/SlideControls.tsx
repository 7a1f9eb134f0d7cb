import type { Dispatch } from 'react';
import type { Words } from '../../content/description.ts';
import { fill } from '../../content/fill.ts';
import { Icon } from '../Icon.tsx';
import type { RotationAction } from './rotation.ts';
import styles from './SlideControls.module.css';

export interface SlideControlsProps {
  titles: string[];
  words: Pick<Words, 'slide' | 'chooseSlide' | 'pauseSlides'>;
  index: number;
  isPlaying: boolean;
  dispatch: Dispatch<RotationAction>;
}

export function SlideControls({ titles, words, index, isPlaying, dispatch }: SlideControlsProps) {
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={`icon-button ${styles.rotate}`}
        // Constant label plus aria-pressed: Orca announces state changes, not label changes.
        aria-label={words.pauseSlides}
        aria-pressed={!isPlaying}
        onClick={() => dispatch({ type: isPlaying ? 'pause' : 'play' })}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </button>
      <div role="group" aria-label={words.chooseSlide} className={styles.dots}>
        {titles.map((title, position) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: slides do not move, and two may share a title.
            key={position}
            type="button"
            className={`icon-button ${styles.dot}`}
            aria-label={fill(words.slide, { number: position + 1, count: titles.length, title })}
            aria-current={position === index ? 'true' : undefined}
            onClick={() => dispatch({ type: 'show', index: position })}
          >
            {position === index && (
              <svg viewBox="-18 -18 36 36" aria-hidden="true">
                <circle r="15.5" pathLength="1" />
              </svg>
            )}
          </button>
        ))}
      </div>
    </div>
  );
}
