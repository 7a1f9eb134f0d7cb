import type { Company, SiteContent } from '../content/description.ts';
import { isSvg } from '../content/pictureName.ts';
import { iconOf, isTabIcon, placeOf, shapeOf } from './logo.ts';
import { drawing, drawingOfHeight } from './pictures.ts';
import { needsPlate } from './plate.ts';

/** The header's mark at its largest, in pixels. */
const HEIGHT = 44;
/** A dense screen has three dots for each pixel. */
const DOTS = 3;

export interface HeaderLogo {
  image: { src: string; width: number; height: number };
  darkSrc?: string | undefined;
  fallbackSrc: string;
  shape: string;
}

/** What has room beside the header's buttons in its largest letters. */
const LONG_NAME = 28;
const LONG_WORD = 11;

const isLong = (name: string) =>
  name.length > LONG_NAME || name.split(/[\s-]/).some(({ length }) => length > LONG_WORD);

/** What a dense screen shows of it. */
export const headerLogoSize = (logo: Company['logo']) => placeOf(logo, HEIGHT * DOTS);

/** Of this address dark screens have it, where content has no other for them and they need one. */
const PLATE = '/icons/logo-plate.png';

export async function headerLogo(content: SiteContent): Promise<HeaderLogo> {
  const { logo, name } = content.company;
  const address = (image: string) =>
    isSvg(image) ? drawing(image) : drawingOfHeight(image, HEIGHT * DOTS);
  return {
    image: { src: await address(logo.image), ...placeOf(logo, HEIGHT) },
    ...(logo.dark && { darkSrc: await address(logo.dark) }),
    ...((await needsPlate(content)) && { darkSrc: PLATE }),
    fallbackSrc: await address(logo.fallback),
    shape: isLong(name) ? `${shapeOf(logo)} long` : shapeOf(logo),
  };
}

/** What stands in a browser's tab: the drawing itself, or where it is none or wide, one made of it. */
export function tabIcon({ logo }: Pick<Company, 'logo'>) {
  const icon = iconOf(logo);
  return isTabIcon(icon)
    ? { href: drawing(icon), type: 'image/svg+xml' }
    : { href: '/icons/tab.png', type: 'image/png', sizes: '96x96' };
}
