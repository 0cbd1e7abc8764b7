import 'server-only';
import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MediaView } from '@/lib/chat/media/schema';
import { getEnv } from '@/lib/platform/env';

/*
 * Files of messages in DATA_DIR, beside the pictures that everybody may see. An id is a UUID of ours, so it cannot contain
 * a path.
 */
export type MediaKind = MediaView['kind'];
const endings = { picture: 'webp', voice: 'mp3' } satisfies Record<MediaKind, string>;

const folder = () => path.join(getEnv().DATA_DIR, 'chat-media');
export const fileName = (id: string, kind: MediaKind) => `${id}.${endings[kind]}`;
export const filePath = (name: string) => path.join(folder(), name);

export async function keepFile(name: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder(), { recursive: true });
  const draft = filePath(`.${name}`);
  // Written and renamed, so that a reader never gets half a file.
  await writeFile(draft, bytes);
  await rename(draft, filePath(name));
}

export const findFile = async (name: string): Promise<Buffer<ArrayBuffer> | null> =>
  readFile(filePath(name)).catch(() => null);

export async function dropFile(name: string): Promise<void> {
  await rm(filePath(name), { force: true });
}

/** The names of all files, some at a time. */
export async function* listFiles(atOnce: number): AsyncGenerator<string[]> {
  const entries = await opendir(folder()).catch(() => null);
  if (!entries) return;
  let names: string[] = [];
  for await (const { name } of entries) {
    names.push(name);
    if (names.length < atOnce) continue;
    yield names;
    names = [];
  }
  yield names;
}

export async function isOlderThan(name: string, at: Date): Promise<boolean> {
  const about = await stat(filePath(name)).catch(() => null);
  return about !== null && about.mtime < at;
}
