import sharp from 'sharp';

/** A photo as a phone and a picture program leave it: with place, author and remarks in it. */

export const SECRETS = {
  author: 'Zebediah Lockwood',
  remark: 'Back door code 4711',
  caption: 'Delivery to Mrs. Ostrander',
  keyword: 'ward-nine-refrigerator',
};

/** 45° 31' 12.34", as a camera writes it: pairs of numbers, one divided by the other. */
const LATITUDE = [45, 1, 31, 1, 1234, 100];
const GPS = { GPSLatitudeRef: 'N', GPSLatitude: '45/1 31/1 1234/100', GPSLongitudeRef: 'W' };

/** What a search through bytes can find of it. */
export const secretBytes = (): Buffer[] => [
  ...Object.values(SECRETS).map((words) => Buffer.from(words)),
  ...Object.values(SECRETS).map((words) => Buffer.from(words, 'utf16le')),
  rationals((buffer, value, at) => buffer.writeUInt32LE(value, at)),
  rationals((buffer, value, at) => buffer.writeUInt32BE(value, at)),
];

function rationals(write: (buffer: Buffer, value: number, at: number) => void): Buffer {
  const bytes = Buffer.alloc(LATITUDE.length * 4);
  for (const [index, value] of LATITUDE.entries()) write(bytes, value, index * 4);
  return bytes;
}

export async function cameraPhoto(
  { width, height }: { width: number; height: number },
  { orientation = 1, space = 'srgb' } = {},
): Promise<Buffer> {
  const photo = await sharp({ create: { width, height, channels: 3, background: '#2a8c82' } })
    .toColourspace(space)
    .withMetadata({ orientation })
    .withExifMerge({
      IFD0: { Artist: SECRETS.author, Copyright: SECRETS.author },
      IFD2: { UserComment: SECRETS.remark },
      IFD3: GPS,
    })
    .withXmp(
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="http://purl.org/dc/elements/1.1/"><rdf:Description><dc:subject>${SECRETS.keyword}</dc:subject></rdf:Description></rdf:RDF></x:xmpmeta>`,
    )
    .jpeg()
    .toBuffer();
  const start = photo.subarray(0, 2);
  return Buffer.concat([
    start,
    segment(0xed, iptc()),
    segment(0xfe, SECRETS.remark),
    photo.subarray(2),
  ]);
}

/** One more piece of a JPEG's header, which this library does not write. */
function segment(kind: number, content: string | Buffer): Buffer {
  const body = Buffer.from(content);
  const head = Buffer.from([0xff, kind, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** The caption, in the form of newspapers (IPTC). */
function iptc(): Buffer {
  const text = Buffer.from(SECRETS.caption);
  const record = Buffer.concat([Buffer.from([0x1c, 2, 120, 0, text.length]), text]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(record.length);
  return Buffer.concat([
    Buffer.from('Photoshop 3.0\x008BIM\u0004\u0004\0\0', 'latin1'),
    size,
    record,
  ]);
}

/** A drawing as its program saves it: with notes, paths and a photo inside. */
export const editedDrawing = (drawing: string, photo: Buffer) =>
  drawing
    .replace(
      '<svg',
      `<!-- ${SECRETS.remark} --><svg xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:export-filename="/home/${SECRETS.author}/logo.png"`,
    )
    .replace(
      '</svg>',
      `<metadata><author>${SECRETS.author}</author></metadata><title>${SECRETS.caption}</title><image width="1" height="1" href="data:image/jpeg;base64,${photo.toString('base64')}"/></svg>`,
    );
