import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError, throwIfLimited } from '@/lib/platform/errors';
import { redrawSquare } from '@/lib/platform/images/redraw';
import { dropImage, keepImage } from '@/lib/platform/images/store';
import { consume } from '@/lib/platform/limits/throttle';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { deletePhoto, insertPhoto, lockPhoto, updatePhoto } from './inside/photo-queries';
import { photoSidePx } from './limits';
import type { OwnPhoto } from './schema';

/** Uploads of one person, including pictures of articles (security, "Numbers to adopt"). */
const maxUploadsPerMinute = 10;

type Owner = Pick<Viewer, 'id' | 'isVerified'>;
type Drawn = Awaited<ReturnType<typeof redrawSquare>>;

/**
 * Encodes a picture again and makes it the viewer's photograph; the previous one is erased. Throws AppError:
 * 'email_unverified', 'not_found' before they have joined the community, 'too_many_requests', 'validation' for the field
 * `file`.
 */
export async function putPhoto({ id, isVerified }: Owner, file: Uint8Array): Promise<OwnPhoto> {
  if (!isVerified) throw new AppError('email_unverified');
  throwIfLimited(await consume([{ key: `uploads:${id}`, max: maxUploadsPerMinute, windowSeconds: 60 }]));
  const drawn = await redrawSquare(file, photoSidePx);
  const photo = randomUUID();
  await keepImage(photo, drawn.webp);
  try {
    await replacePhoto(id, { id: photo, ...drawn });
  } catch (error) {
    await dropImage(photo);
    throw error;
  }
  return { photo: apiRoutes.image(photo) };
}

/** Erases the viewer's photograph; a repeat changes nothing. */
export async function removePhoto({ id }: Pick<Viewer, 'id'>): Promise<OwnPhoto> {
  await replacePhoto(id, null).catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === 'not_found')) throw error;
  });
  return { photo: null };
}

async function replacePhoto(userId: number, next: (Drawn & { id: string }) | null): Promise<void> {
  const before = await db.transaction(async (on) => {
    const held = await lockPhoto(on, userId);
    if (!held) throw new AppError('not_found');
    const at = now();
    if (next) {
      const { id, width, height, webp } = next;
      await insertPhoto(on, { id, userId, width, height, bytes: webp.length, createdAt: at });
    }
    await updatePhoto(on, userId, next?.id ?? null, at);
    if (held.id) await deletePhoto(on, held.id);
    return held.id;
  });
  if (before) await dropImage(before);
}
