import { sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { getEnv } from '@/lib/platform/env';
import { workOffJobs } from './jobs';
import { emptyOutbox, readOutbox, type ReadLetter } from './outbox';

/** Empties the mail queue and the outbox. */
export async function forgetLetters(db: Connection): Promise<void> {
  await db.execute(sql`delete from graphile_worker._private_jobs`);
  emptyOutbox(getEnv().DATA_DIR);
}

/** Runs the queue and empties the outbox. @returns the letters that were sent */
export async function receiveLetters(): Promise<ReadLetter[]> {
  await workOffJobs();
  const { DATA_DIR } = getEnv();
  const letters = readOutbox(DATA_DIR);
  emptyOutbox(DATA_DIR);
  return letters;
}

/** The token in the link of the newest letter. */
export async function receiveToken(): Promise<string> {
  const letters = await receiveLetters();
  return new URL(letters.at(-1)!.link).searchParams.get('token') ?? '';
}
