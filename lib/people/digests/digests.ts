import 'server-only';
import { sendLetter } from '@/lib/people/letters/service';
import { usualQuietHours } from '@/lib/people/notifications/choices-policy';
import { listMailReaders, takeUnmailed } from '@/lib/people/notifications/pending';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { defineJob } from '@/lib/platform/jobs/job';
import { isDue } from './due-policy';

interface Digest {
  userId: number;
  timeZone: string;
}

/** Sends one person's letter. */
export const digestJob = defineJob<Digest>('digest');

/** Runs each hour: queues the letters that are due. */
export async function queueDigests(): Promise<void> {
  const at = now();
  for (const { id, timeZone, fromHour, untilHour, ...waiting } of await listMailReaders()) {
    const quiet =
      fromHour === null || untilHour === null ? usualQuietHours : { from: fromHour, until: untilHour };
    if (isDue({ timeZone, quiet, ...waiting }, at)) await digestJob.queue({ userId: id, timeZone });
  }
}

/**
 * The digest job's handler: one letter about everything pending. The notifications are marked in the same transaction, so
 * that a letter that the mail server refused is tried again, and the second of two jobs at the same time finds nothing.
 */
export async function sendDigest({ userId, timeZone }: Digest): Promise<void> {
  await db.transaction(async (on) => {
    const linesIn = await takeUnmailed(on, { id: userId, timeZone });
    if (linesIn) await sendLetter({ kind: 'digest', userId }, linesIn);
  });
}
