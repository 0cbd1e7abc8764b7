import 'server-only';
import sharp, { type ResizeOptions, type Sharp } from 'sharp';
import { AppError } from '@/lib/platform/errors';
import { maxSidePx, maxPixels, servedWidthPx } from './limits';
import { formatOf } from './inside/magic';

export interface DrawnImage {
  webp: Buffer;
  width: number;
  height: number;
}

// One thread per picture, so that two uploads do not use all processors.
sharp.concurrency(1);

/**
 * Re-encodes a picture: upright, no wider than it is shown, and without metadata. Throws
 * AppError('validation') about `file` when it is no JPEG, PNG or WebP, or has too many pixels.
 */
export const redraw = async (file: Uint8Array) =>
  draw(file, { width: servedWidthPx, withoutEnlargement: true });

/** The same as a square of this side, the middle of the picture. */
export const redrawSquare = async (file: Uint8Array, sidePx: number) =>
  draw(file, { width: sidePx, height: sidePx, fit: 'cover' });

async function draw(file: Uint8Array, size: ResizeOptions): Promise<DrawnImage> {
  if (formatOf(file) === null) throw fault('image');
  const picture = sharp(file, { limitInputPixels: maxPixels, failOn: 'error' });
  await requireSize(picture);
  try {
    const { data, info } = await picture
      .autoOrient()
      .resize(size)
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { webp: data, width: info.width, height: info.height };
  } catch (cause) {
    throw fault('image', cause);
  }
}

/** The size of a stored picture. */
export async function sizeOf(webp: Uint8Array): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(webp).metadata();
  return { width, height };
}

/** Whether `redraw` would succeed, judged by the file's header. */
export async function isDrawable(file: Uint8Array): Promise<boolean> {
  if (formatOf(file) === null) return false;
  return requireSize(sharp(file)).then(
    () => true,
    () => false,
  );
}

/** Reads only the header: forty kilobytes may decode to a gigabyte. */
async function requireSize(picture: Sharp): Promise<void> {
  const { width, height } = await picture.metadata().catch((cause: unknown) => {
    throw fault('image', cause);
  });
  if (width > maxSidePx || height > maxSidePx || width * height > maxPixels) throw fault('dimensions');
}

const fault = (rule: 'image' | 'dimensions', cause?: unknown) =>
  new AppError('validation', { fields: { file: [{ rule }] }, cause });
