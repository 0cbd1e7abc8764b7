import 'server-only';
import { randomUUID } from 'node:crypto';
import { consume } from '@/lib/platform/limits/throttle';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError, throwIfLimited } from '@/lib/platform/errors';
import { canWrite } from '@/lib/publishing/writing/policy';
import { insertImage } from './inside/queries';
import { redraw } from '@/lib/platform/images/redraw';
import type { UploadedImage } from './schema';
import { dropImage, findImage, keepImage } from '@/lib/platform/images/store';

/** Uploads of one person (security, "Numbers to adopt"). */
const maxUploadsPerMinute = 10;

/**
 * Stores an uploaded picture for an article. Throws AppError: 'not_found' for people who may not write,
 * 'email_unverified', 'too_many_requests', 'validation' for the field `file`.
 */
export async function uploadImage(viewer: Viewer, file: Uint8Array): Promise<UploadedImage> {
  if (!canWrite(viewer)) throw new AppError('not_found');
  if (!viewer.isVerified) throw new AppError('email_unverified');
  throwIfLimited(
    await consume([{ key: `uploads:${viewer.id}`, max: maxUploadsPerMinute, windowSeconds: 60 }]),
  );
  return addImage(viewer.id, file);
}

async function addImage(userId: number, file: Uint8Array): Promise<UploadedImage> {
  const { webp, width, height } = await redraw(file);
  const id = randomUUID();
  await keepImage(id, webp);
  try {
    await insertImage(db, { id, userId, width, height, bytes: webp.length, createdAt: now() });
  } catch (error) {
    await dropImage(id);
    throw error;
  }
  return { id, width, height };
}

/** Throws AppError('not_found'). */
export async function getImage(id: string): Promise<File> {
  const webp = await findImage(id);
  if (!webp) throw new AppError('not_found');
  return new File([webp], `${id}.webp`, { type: 'image/webp' });
}
