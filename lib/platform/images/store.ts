import 'server-only';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getEnv } from '@/lib/platform/env';

/*
 * Stored pictures in DATA_DIR: they survive a restart of the server and are part of its backup.
 * An id is a UUID that we generate, so it cannot contain a path.
 */
const folder = () => path.join(getEnv().DATA_DIR, 'images');
export const imagePath = (id: string) => path.join(folder(), `${id}.webp`);

export async function keepImage(id: string, webp: Uint8Array): Promise<void> {
  await mkdir(folder(), { recursive: true });
  const draft = path.join(folder(), `.${id}`);
  // Written and renamed, so that a reader never gets half a picture.
  await writeFile(draft, webp);
  await rename(draft, imagePath(id));
}

export async function findImage(id: string): Promise<Buffer<ArrayBuffer> | null> {
  return readFile(imagePath(id)).catch(() => null);
}

export async function dropImage(id: string): Promise<void> {
  await rm(imagePath(id), { force: true });
}
