import { readFileSync } from 'node:fs';
import type { FieldInfo, Size } from './field.ts';
import { checkPictureFile, type PictureFile, readSize } from './pictureFile.ts';
import { isSvg } from './pictureName.ts';

/** Reads logos and icons of `content/images`: SVG, or a PNG that is large enough. */

const LONGER_SIDE = 400;
const SQUARE = 1.05;

const withoutComments = (svg: string) => svg.replaceAll(/<!--.*?-->/gs, '');

/** The opening `<svg>` tag. */
const rootOf = (svg: string) => /<svg\b[^>]*>/i.exec(withoutComments(svg))?.[0];

/** A value that is no percentage. */
const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"'%]*)["']`).exec(tag)?.[1];

function viewBoxOf(root: string): string {
  const size = ['width', 'height'].map((name) => Number.parseFloat(attribute(root, name) ?? ''));
  return attribute(root, 'viewBox') ?? `0 0 ${size.join(' ')}`;
}

/** In the drawing's own unit (px, mm): only the aspect ratio is used. */
function svgSize(svg: string): Size | undefined {
  const box = viewBoxOf(rootOf(svg) ?? '').trim();
  const [, , width, height] = box.split(/[\s,]+/).map(Number);
  return width && height ? { width, height } : undefined;
}

/** Scales an SVG into a box and centers it, whatever unit it is in. */
export function nestSvg(svg: string, { width, height }: Size): string {
  const root = rootOf(svg) ?? '';
  const rest = root.replaceAll(
    /\s(?:width|height|viewBox|preserveAspectRatio)\s*=\s*(?:"[^"]*"|'[^']*')/g,
    '',
  );
  const sized = `<svg width="${width}" height="${height}" viewBox="${viewBoxOf(root)}"`;
  return svg.replace(root, () => rest.replace(/^<svg/i, sized));
}

/** Text, scripts and external files: an SVG in `<img>`, an icon or a card renders without them. */
const NOT_PLAIN =
  /<text\b|@font-face|<script\b|\son\w+\s*=|<foreignObject\b|@import|\b(?:href|src)\s*=\s*["']\s*(?!#|data:image\/)/i;

/** Reads the size of a drawing, or the reason why it cannot be used. */
export function checkDrawing(
  name: string,
  bytes: Uint8Array,
  { isSquare }: Pick<FieldInfo, 'isSquare'>,
): PictureFile {
  const file = isSvg(name) ? svgFile(bytes) : pngFile(bytes);
  if ('fault' in file) return file;
  const ratio = file.size.width / file.size.height;
  if (!isSquare || Math.max(ratio, 1 / ratio) <= SQUARE) return file;
  const expected = 'a square, such as the mark of your logo without the name';
  return { fault: { found: `which is ${rounded(file.size)}`, expected } };
}

function svgFile(bytes: Uint8Array): PictureFile {
  const svg = withoutComments(Buffer.from(bytes).toString());
  if (!rootOf(svg))
    return checkPictureFile(bytes, { types: [], savedAs: 'a drawing saved as SVG' });
  if (NOT_PLAIN.test(svg)) {
    return {
      fault: {
        found: 'which has letters that need a font, a program or another file in it',
        expected:
          'shapes alone, such as by “Create Outlines” in Illustrator or “Object to Path” in Inkscape, exported as “plain SVG”',
      },
    };
  }
  const size = svgSize(svg);
  if (size) return { size };
  const expected = 'it in the first tag of the file, such as viewBox="0 0 200 80"';
  return { fault: { found: 'which has no size', expected } };
}

function pngFile(bytes: Uint8Array): PictureFile {
  const file = checkPictureFile(bytes, {
    types: ['png'],
    savedAs: 'a drawing saved as SVG or PNG',
  });
  if ('fault' in file) return file;
  if (Math.max(file.size.width, file.size.height) >= LONGER_SIDE) return file;
  const expected = `at least ${LONGER_SIDE} pixels on its longer side, such as an SVG, which is sharp at every size`;
  return { fault: { found: `which is ${rounded(file.size)} pixels`, expected } };
}

const rounded = ({ width, height }: Size) => `${Math.round(width)} × ${Math.round(height)}`;

export function measureDrawing(file: string): Size | undefined {
  const bytes = readFileSync(file);
  return isSvg(file) ? svgSize(bytes.toString()) : readSize(bytes);
}
