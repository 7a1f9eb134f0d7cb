import type { Company } from '../content/description.ts';
import type { Size } from '../content/field.ts';
import { isSvg } from '../content/pictureName.ts';
import { ratioOf } from './drawingRatio.ts';

type Logo = Company['logo'];

/** A logo this wide is taken for a wordmark: the company's name is not written beside it. */
const WORDMARK = 2;
const TALL = 0.75;
/** Between these ratios it fits a square favicon as it is. */
const NEARLY_SQUARE = { least: 0.8, most: 1.25 };
export type LogoShape = 'mark' | 'wide' | 'tall';

export function shapeOf({ image }: Pick<Logo, 'image'>): LogoShape {
  const ratio = ratioOf(image);
  if (ratio >= WORDMARK) return 'wide';
  return ratio <= TALL ? 'tall' : 'mark';
}

/** The logo's size at this height, reserved in the layout until it has loaded. */
export function placeOf({ image }: Pick<Logo, 'image'>, height: number): Size {
  return { width: Math.round(height * ratioOf(image)), height };
}

/** For favicons and app icons. */
export const iconOf = ({ image, icon }: Logo) => icon ?? image;

/** Whether it can be the favicon as it is; otherwise a PNG is rendered from it. */
export function isTabIcon(image: string): boolean {
  if (!isSvg(image)) return false;
  const ratio = ratioOf(image);
  return ratio >= NEARLY_SQUARE.least && ratio <= NEARLY_SQUARE.most;
}
