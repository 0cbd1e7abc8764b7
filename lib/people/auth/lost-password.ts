import 'server-only';
import { refuseUntil } from '@/lib/platform/errors';
import { addressBlock } from '@/lib/platform/http/address';
import { defineJob } from '@/lib/platform/jobs/job';
import { sendMail } from '@/lib/people/letters/service';
import { selectCredentials } from './queries';
import { takeTry } from '@/lib/platform/limits/throttle';

export const lostPasswordJob = defineJob<{ email: string }>('lost_password');

const minute = 60;

/**
 * Asks for a link to choose a new password. Nothing here looks whether there is such an account: the job does, and
 * so neither the answer nor its time can tell. Throws AppError('too_many_requests').
 */
export async function askForReset(email: string, address: string): Promise<void> {
  const known = email.toLowerCase();
  // Security, "Numbers to adopt".
  const wait = await takeTry([
    { key: `lostpass:address:${addressBlock(address)}`, most: 25, seconds: 5 * minute },
    { key: `lostpass:email:${known}`, most: 5, seconds: 30 * minute },
  ]);
  refuseUntil(wait);
  await lostPasswordJob.queue({ email: known });
}

/** The job. `email` in lower case. */
export async function answerLostPassword({ email }: { email: string }): Promise<void> {
  const user = await selectCredentials(email);
  if (user) await sendMail({ kind: 'reset', userId: user.id });
}
