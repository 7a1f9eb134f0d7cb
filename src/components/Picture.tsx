export interface PictureData {
  src: string;
  alt: string;
  /** Unknown for a picture from another site. */
  width?: number;
  height?: number;
  sizes?: string;
  avif?: string;
}

export interface PictureProps extends PictureData {
  /** The same scene for upright screens. */
  portrait?: PictureData | undefined;
  /** The one picture that the visitor waits for. */
  isFirst?: boolean;
  className?: string | undefined;
}

export const UPRIGHT = '(max-width: 45rem)';

export function Picture({ portrait, isFirst = false, className, avif, ...image }: PictureProps) {
  return (
    <picture>
      {portrait?.avif && (
        <source
          media={UPRIGHT}
          type="image/avif"
          srcSet={portrait.avif}
          sizes={portrait.sizes}
          width={portrait.width}
          height={portrait.height}
        />
      )}
      {portrait && <source media={UPRIGHT} srcSet={portrait.src} />}
      {avif && <source type="image/avif" srcSet={avif} sizes={image.sizes} />}
      <img
        src={image.src}
        alt={image.alt}
        width={image.width}
        height={image.height}
        className={className}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
