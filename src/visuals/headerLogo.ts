import type { Company, SiteContent } from '../content/description.ts';
import { isSvg } from '../content/pictureName.ts';
import { placeOf, shapeOf } from './logo.ts';
import { drawing, resizeDrawing } from './pictures.ts';
import { needsPlate } from './plate.ts';

/** The logo's largest height in the header, in pixels. */
const HEADER_LOGO_HEIGHT = 44;
/** Device pixels per CSS pixel on a dense screen. */
const MAX_PIXEL_RATIO = 3;

export interface HeaderLogo {
  image: { src: string; width: number; height: number };
  darkSrc?: string | undefined;
  fallbackSrc: string;
  shape: string;
}

/** Characters of a name that fit beside the header's buttons in the largest size. */
const LONG_NAME = 28;
const LONG_WORD = 11;

const isLong = (name: string) =>
  name.length > LONG_NAME || name.split(/[\s-]/).some(({ length }) => length > LONG_WORD);

/** Its size in device pixels. */
export const measureHeaderLogo = (logo: Company['logo']) =>
  placeOf(logo, HEADER_LOGO_HEIGHT * MAX_PIXEL_RATIO);

/** For dark mode, if the logo needs a plate there: see icons/[name].png.ts. */
const PLATE = '/icons/logo-plate.png';

export async function prepareHeaderLogo(content: SiteContent): Promise<HeaderLogo> {
  const { logo, name } = content.company;
  const address = (image: string) =>
    isSvg(image) ? drawing(image) : resizeDrawing(image, HEADER_LOGO_HEIGHT * MAX_PIXEL_RATIO);
  return {
    image: { src: await address(logo.image), ...placeOf(logo, HEADER_LOGO_HEIGHT) },
    ...(logo.dark && { darkSrc: await address(logo.dark) }),
    ...((await needsPlate(content)) && { darkSrc: PLATE }),
    fallbackSrc: await address(logo.fallback),
    shape: isLong(name) ? `${shapeOf(logo)} long` : shapeOf(logo),
  };
}
