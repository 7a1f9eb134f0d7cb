import sharp from 'sharp';

/** Photos embedded in an SVG may carry EXIF data. */
const EMBEDDED = /data:image\/(jpeg|jpg|png|webp);base64,([A-Za-z0-9+/=\s]+)/g;

/** Removes metadata, comments and scripts that drawing programs leave in an SVG. */
export async function cleanDrawing(svg: string): Promise<string> {
  // Imported on demand: SVGO is large and needed for changed drawings only.
  const { optimize } = await import('svgo');
  const { data } = optimize(await withoutCameraNotes(svg), {
    plugins: [
      'removeDoctype',
      'removeXMLProcInst',
      { name: 'removeComments', params: { preservePatterns: false } },
      'removeMetadata',
      'removeTitle',
      { name: 'removeDesc', params: { removeAny: true } },
      'removeEditorsNSData',
      'removeScripts',
    ],
  });
  return data;
}

async function withoutCameraNotes(svg: string): Promise<string> {
  const found = [...svg.matchAll(EMBEDDED)];
  const redrawn = await Promise.all(
    found.map(async ([, kind, data = '']) => {
      const picture = sharp(Buffer.from(data, 'base64')).autoOrient();
      const format = kind === 'jpg' ? 'jpeg' : (kind as 'jpeg' | 'png' | 'webp');
      const bytes = await picture.toFormat(format, { quality: 90 }).toBuffer();
      return `data:image/${format};base64,${bytes.toString('base64')}`;
    }),
  );
  return found.reduce((text, [whole], index) => text.replace(whole, redrawn[index] ?? ''), svg);
}
