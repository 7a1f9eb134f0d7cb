import type { Company } from '../content/description.ts';
import type { Size } from '../content/field.ts';
import { isSvg } from '../content/pictureName.ts';
import { ratioOf } from './drawingRatio.ts';

type Logo = Company['logo'];

/** A logo this wide has the company's name in it, which then does not stand beside it. */
const WORDMARK = 2;
const TALL = 0.75;
/** Between these it fits into the square of a browser's tab as it is. */
const NEARLY_SQUARE = { least: 0.8, most: 1.25 };
export type LogoShape = 'mark' | 'wide' | 'tall';

export function shapeOf({ image }: Pick<Logo, 'image'>): LogoShape {
  const ratio = ratioOf(image);
  if (ratio >= WORDMARK) return 'wide';
  return ratio <= TALL ? 'tall' : 'mark';
}

/** The size that its place is kept by, until it has come: as tall as the header's mark. */
export function placeOf({ image }: Pick<Logo, 'image'>, height: number): Size {
  return { width: Math.round(height * ratioOf(image)), height };
}

/** What stands for the company in a square. */
export const iconOf = ({ image, icon }: Logo) => icon ?? image;

/** Whether it can be the picture in a browser's tab as it is; else one is drawn from it. */
export function isTabIcon(image: string): boolean {
  if (!isSvg(image)) return false;
  const ratio = ratioOf(image);
  return ratio >= NEARLY_SQUARE.least && ratio <= NEARLY_SQUARE.most;
}
