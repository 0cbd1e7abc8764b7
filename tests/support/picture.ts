import sharp from 'sharp';

/** A PNG image of one colour. */
export const makePicture = (width = 8, height = 6, background = '#1e4fc4') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
