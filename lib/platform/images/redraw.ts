import 'server-only';
import sharp, { type Sharp } from 'sharp';
import { AppError } from '@/lib/platform/errors';
import { longestSide, mostPixels, servedWidth } from './limits';
import { formatOf } from './magic';

export interface Drawn {
  webp: Buffer;
  width: number;
  height: number;
}

// One picture is one thread's work: two uploads must not take the machine from everybody else.
sharp.concurrency(1);

/**
 * Draws a picture anew: upright, no wider than it is shown, and with nothing in it but its pixels. Throws
 * AppError('validation') about `file` for what is no JPEG, PNG or WebP, or has too many pixels.
 */
export async function redraw(file: Uint8Array): Promise<Drawn> {
  if (formatOf(file) === null) throw fault('image');
  const picture = sharp(file, { limitInputPixels: mostPixels, failOn: 'error' });
  await requireSize(picture);
  try {
    const { data, info } = await picture
      .autoOrient()
      .resize({ width: servedWidth, withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { webp: data, width: info.width, height: info.height };
  } catch (cause) {
    throw fault('image', cause);
  }
}

/** Of a picture that was drawn here. */
export async function sizeOf(webp: Uint8Array): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(webp).metadata();
  return { width, height };
}

/** Whether that would succeed, as far as the header tells. */
export async function isDrawable(file: Uint8Array): Promise<boolean> {
  if (formatOf(file) === null) return false;
  return requireSize(sharp(file)).then(
    () => true,
    () => false,
  );
}

/** Reads the header alone: forty kilobytes may unpack to a gigabyte. */
async function requireSize(picture: Sharp): Promise<void> {
  const { width, height } = await picture.metadata().catch((cause: unknown) => {
    throw fault('image', cause);
  });
  if (width > longestSide || height > longestSide || width * height > mostPixels) throw fault('dimensions');
}

const fault = (rule: 'image' | 'dimensions', cause?: unknown) =>
  new AppError('validation', { fields: { file: [{ rule }] }, cause });
