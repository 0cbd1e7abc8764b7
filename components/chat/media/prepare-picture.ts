import { maxPictureBytes, pictureTypes } from '@/lib/chat/media/limits';
import { servedWidthPx } from '@/lib/platform/images/limits';

export interface PreparedPicture {
  file: Blob;
  width: number;
  height: number;
}

/** Below this a picture that is narrow enough is sent as it is. */
const smallBytes = 1_000_000;
const quality = 0.9;

/**
 * Makes a picture no wider than it will be shown, so that it is sent sooner and where it was taken stays here.
 * @returns what is sent, or why it cannot be: no picture that we take, or too large
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
