import { maxPictureBytes, pictureTypes } from '@/lib/chat/media/limits';
import { servedWidthPx } from '@/lib/platform/images/limits';

export interface PreparedPicture {
  file: Blob;
  width: number;
  height: number;
}

/** A smaller file that is narrow enough is sent unchanged. */
const smallBytes = 1_000_000;
const quality = 0.9;

/**
 * Scales a picture down to the width in which it is shown, so that it is sent sooner and without the place where it was
 * taken. @returns the picture, or why it cannot be sent: not an accepted type, or too large
 */
export async function preparePicture(file: Blob): Promise<PreparedPicture | 'type' | 'size'> {
  if (!pictureTypes.some((type) => type === file.type)) return 'type';
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return 'type';
  const share = Math.min(1, servedWidthPx / bitmap.width);
  const size = { width: Math.round(bitmap.width * share), height: Math.round(bitmap.height * share) };
  const drawn = share < 1 || file.size > smallBytes ? await draw(bitmap, size, file.type) : file;
  bitmap.close();
  if (!drawn || drawn.size > maxPictureBytes) return 'size';
  return { file: drawn, ...size };
}

function draw(bitmap: ImageBitmap, { width, height }: Omit<PreparedPicture, 'file'>, type: string) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
  return new Promise<Blob | null>((settle) => {
    canvas.toBlob(settle, type, quality);
  });
}
