import type { ComponentProps } from 'react';
import type { PictureData } from '../visuals/layouts.ts';
import styles from './Picture.module.css';

export interface PictureProps extends PictureData {
  /** The same scene, where `uprightMedia` says so. Without AVIF the picture itself shows. */
  portrait?: PictureData | undefined;
  uprightMedia?: string | undefined;
  /**
   * `hero`: the visitor waits for it. `first`: in the first view. `beside`: next to that one.
   * `later`: loads when it is near.
   */
  when?: 'hero' | 'first' | 'beside' | 'later';
  /** `cover` fills its frame, which `className` gives it; `small` is not enlarged. */
  shape: 'cover' | 'whole' | 'small';
  className?: string | undefined;
  /** For a component that waits for the picture. */
  imageProps?: Pick<ComponentProps<'img'>, 'ref' | 'onLoad' | 'onError'>;
}

export function Picture(props: PictureProps) {
  const {
    portrait,
    uprightMedia,
    when = 'later',
    shape,
    className = '',
    imageProps,
    ...image
  } = props;
  const isOurs = image.width !== undefined;
  const isFirst = when === 'hero' || (when === 'first' && isOurs);
  const isEager = isFirst || (when === 'beside' && isOurs);
  return (
    <picture
      className={`${styles.picture} ${className}`}
      data-shape={shape}
      data-tone={image.tones?.above}
    >
      {portrait && (
        <source
          media={uprightMedia}
          type={portrait.avif && 'image/avif'}
          srcSet={portrait.avif ?? portrait.src}
          sizes={portrait.sizes}
          width={portrait.width}
          height={portrait.height}
        />
      )}
      {image.avif && <source type="image/avif" srcSet={image.avif} sizes={image.sizes} />}
      <img
        data-tone={image.tones?.below}
        src={image.src}
        alt={image.alt}
        width={image.width}
        height={image.height}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        // `sync`: the page is not painted first without a picture that has arrived.
        decoding={isFirst ? 'sync' : 'async'}
        referrerPolicy={isOurs ? undefined : 'no-referrer'}
        {...imageProps}
      />
    </picture>
  );
}
