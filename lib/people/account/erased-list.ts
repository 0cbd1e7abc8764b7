import 'server-only';
import { appendFile, mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { getEnv } from '@/lib/platform/env';

/*
 * The erased accounts, outside the database: who restores an older copy of it must not bring anybody back. The file only
 * grows, a line for each, and names nobody: an id, and when the account was made, because ids begin anew in a new database.
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
  // A line that a crash has cut off ends here, and not in the next one.
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

/** By its code alone: Node makes the error, which in a test is not an `Error` of the test's own globals. */
const isMissingFile = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
