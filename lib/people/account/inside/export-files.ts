import 'server-only';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { getEnv } from '@/lib/platform/env';

/* Exports in DATA_DIR. An id is a UUID of the database, so it cannot contain a path. */
const folder = () => path.join(getEnv().DATA_DIR, 'exports');
export const exportPath = (id: string) => path.join(folder(), `${id}.zip`);

export async function makeExportFolder(): Promise<void> {
  await mkdir(folder(), { recursive: true, mode: 0o700 });
}

export async function dropExportFile(id: string): Promise<void> {
  await rm(exportPath(id), { force: true });
}

/** The ids of all files. */
export async function listExportFiles(): Promise<string[]> {
  const names = await readdir(folder()).catch(() => []);
  return names.flatMap((name) => /^([\da-f-]{36})\.zip$/u.exec(name)?.[1] ?? []);
}
