import sharp from 'sharp';

export const AUTHOR = 'A. Uthor';

/** As somebody sends it in a message. */
export const smallPhoto = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();

/** A photo as a phone writes it, with who took it and where. */
export const photoWithPlace = () =>
  sharp({ create: { width: 2000, height: 1540, channels: 3, background: '#336699' } })
    .withExif({
      IFD0: { Artist: AUTHOR },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 58/1 55/1' },
    })
    .jpeg()
    .toBuffer();
