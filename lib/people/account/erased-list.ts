import 'server-only';
import { appendFile, mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { getEnv } from '@/lib/platform/env';

/*
 * The erased accounts, outside the database: restoring an older copy of it must not bring anybody back. The file only grows,
 * by a line for each account, and contains no names: an id, and the time when the account was made, because ids start again
 * in a new database.
 */
const line = z.object({ id: z.int(), made: z.string() });
export type ErasedAccount = z.infer<typeof line>;

const fileName = () => {
  const { ERASED_LIST, DATA_DIR } = getEnv();
  return ERASED_LIST ?? path.join(DATA_DIR, 'erased-accounts.jsonl');
};

/** Returns once the line is on the disk. */
export async function noteErased({ id, made }: ErasedAccount): Promise<void> {
  await mkdir(path.dirname(fileName()), { recursive: true });
  // Ends a line that a crash has cut off, so that the new one is separate.
  const isCut = !(await readList()).endsWith('\n');
  await appendFile(fileName(), `${isCut ? '\n' : ''}${JSON.stringify({ id, made })}\n`);
  const file = await open(fileName(), 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

export async function listErased(): Promise<ErasedAccount[]> {
  const lines = (await readList()).split('\n').filter((text) => text.startsWith('{') && text.endsWith('}'));
  return lines.map((text) => line.parse(JSON.parse(text)));
}

async function readList(): Promise<string> {
  try {
    return await readFile(fileName(), 'utf8');
  } catch (error) {
    if (isMissingFile(error)) return '\n';
    throw error;
  }
}

/** Checked by its code: the error is made by Node, and in a test it is no instance of the test's own `Error`. */
const isMissingFile = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
