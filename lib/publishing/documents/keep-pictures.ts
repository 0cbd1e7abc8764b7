import 'server-only';
import { redraw, sizeOf } from '@/lib/platform/images/redraw';
import { findImage, keepImage } from '@/lib/platform/images/store';

interface Picture {
  id: string;
  bytes: Uint8Array;
}

export interface KeptPicture {
  id: string;
  width: number;
  height: number;
  bytes: number;
}

/** Puts the pictures of articles and pages, drawn anew, where uploaded ones lie; one that lies there is left alone. */
export async function keepPictures(documents: readonly { pictures: Picture[] }[]): Promise<KeptPicture[]> {
  const pictures = new Map(documents.flatMap((each) => each.pictures).map((each) => [each.id, each]));
  return Promise.all([...pictures.values()].map(keep));
}

async function keep({ id, bytes }: Picture): Promise<KeptPicture> {
  const known = await findImage(id);
  const webp = known ?? (await redraw(bytes)).webp;
  if (!known) await keepImage(id, webp);
  return { id, ...(await sizeOf(webp)), bytes: webp.length };
}
