import 'server-only';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getEnv } from '@/lib/platform/env';

/*
 * Pictures as they are served, in DATA_DIR: they stay when the server is started anew, and go into a backup with it.
 * An id is a UUID of ours, so it names a file and never a path.
 */
const folder = () => path.join(getEnv().DATA_DIR, 'images');
const fileOf = (id: string) => path.join(folder(), `${id}.webp`);

export async function keepImage(id: string, webp: Uint8Array): Promise<void> {
  await mkdir(folder(), { recursive: true });
  const draft = path.join(folder(), `.${id}`);
  // Whoever reads meanwhile finds the whole picture or none.
  await writeFile(draft, webp);
  await rename(draft, fileOf(id));
}

export async function findImage(id: string): Promise<Buffer<ArrayBuffer> | null> {
  return readFile(fileOf(id)).catch(() => null);
}

export async function dropImage(id: string): Promise<void> {
  await rm(fileOf(id), { force: true });
}
