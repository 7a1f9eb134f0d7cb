import sharp from 'sharp';

/** A photo as a phone and a picture program leave it: with place, author and remarks in it. */

export const SECRETS = {
  author: 'Zebediah Lockwood',
  remark: 'Back door code 4711',
  keyword: 'ward-nine-refrigerator',
};

/** 45° 31' 12.34", as a camera writes it: pairs of numbers, one divided by the other. */
const LATITUDE = [45, 1, 31, 1, 1234, 100];
const GPS = { GPSLatitudeRef: 'N', GPSLatitude: '45/1 31/1 1234/100', GPSLongitudeRef: 'W' };

/** What a search through bytes can find of it. */
export const secretBytes = (): Buffer[] => [
  ...Object.values(SECRETS).map((words) => Buffer.from(words)),
  Buffer.from(Uint32Array.from(LATITUDE).buffer),
];

const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="http://purl.org/dc/elements/1.1/"><rdf:Description><dc:subject>${SECRETS.keyword}</dc:subject></rdf:Description></rdf:RDF></x:xmpmeta>`;

export const cameraPhoto = (
  { width, height }: { width: number; height: number },
  { orientation = 1, space = 'srgb' } = {},
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#2a8c82' } })
    .toColourspace(space)
    .withMetadata({ orientation })
    .withExifMerge({
      IFD0: { Artist: SECRETS.author, Copyright: SECRETS.author },
      IFD2: { UserComment: SECRETS.remark },
      IFD3: GPS,
    })
    .withXmp(XMP)
    .jpeg()
    .toBuffer();

/** A drawing as its program saves it: with notes, paths and a photo inside. */
export const editedDrawing = (drawing: string, photo: Buffer) =>
  drawing
    .replace(
      '<svg',
      `<!-- ${SECRETS.remark} --><svg xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:export-filename="/home/${SECRETS.author}/logo.png"`,
    )
    .replace(
      '</svg>',
      `<metadata><author>${SECRETS.author}</author></metadata><image width="1" height="1" href="data:image/jpeg;base64,${photo.toString('base64')}"/></svg>`,
    );
