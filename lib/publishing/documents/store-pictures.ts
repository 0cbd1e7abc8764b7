import 'server-only';
import { redraw, sizeOf } from '@/lib/platform/images/redraw';
import { findImage, keepImage } from '@/lib/platform/images/store';

interface Picture {
  id: string;
  bytes: Uint8Array;
}

export interface StoredPicture {
  id: string;
  width: number;
  height: number;
  bytes: number;
}

/** Re-encodes the pictures of articles and pages and stores them beside uploaded ones; a stored picture is left alone. */
export async function storePictures(documents: readonly { pictures: Picture[] }[]): Promise<StoredPicture[]> {
  const pictures = new Map(documents.flatMap((each) => each.pictures).map((each) => [each.id, each]));
  return Promise.all([...pictures.values()].map(storePicture));
}

async function storePicture({ id, bytes }: Picture): Promise<StoredPicture> {
  const known = await findImage(id);
  const webp = known ?? (await redraw(bytes)).webp;
  if (!known) await keepImage(id, webp);
  return { id, ...(await sizeOf(webp)), bytes: webp.length };
}
