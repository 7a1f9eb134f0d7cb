import sharp from 'sharp';

export const AUTHOR = 'A. Uthor';

/** A photo as a phone writes it, with who took it and where. */
export const photoWithPlace = () =>
  sharp({ create: { width: 2000, height: 1540, channels: 3, background: '#336699' } })
    .withExif({
      IFD0: { Artist: AUTHOR },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 58/1 55/1' },
    })
    .jpeg()
    .toBuffer();
