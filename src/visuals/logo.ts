import type { Company } from '../content/description.ts';
import type { Size } from '../content/field.ts';
import { ratioOf } from './drawingRatio.ts';

type Logo = Company['logo'];

/** A logo this wide is taken for a wordmark: the company's name is not written beside it. */
const WORDMARK = 2;
const TALL = 0.75;

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
