import 'server-only';
import { throwIfLimited } from '@/lib/platform/errors';
import { addressBlock } from '@/lib/platform/http/address';
import { defineJob } from '@/lib/platform/jobs/job';
import { sendMail } from '@/lib/people/letters/service';
import { selectCredentials } from './inside/queries';
import { consume } from '@/lib/platform/limits/throttle';

export const lostPasswordJob = defineJob<{ email: string }>('lost_password');

const minuteSeconds = 60;

/**
 * Asks for a link to choose a new password. The job, not this call, checks whether the account exists, so
 * neither the answer nor its duration reveals it. Throws AppError('too_many_requests').
 */
export async function askForReset(email: string, address: string): Promise<void> {
  const known = email.toLowerCase();
  // Security, "Numbers to adopt".
  const waitSeconds = await consume([
    { key: `lostpass:address:${addressBlock(address)}`, max: 25, windowSeconds: 5 * minuteSeconds },
    { key: `lostpass:email:${known}`, max: 5, windowSeconds: 30 * minuteSeconds },
  ]);
  throwIfLimited(waitSeconds);
  await lostPasswordJob.queue({ email: known });
}

/** The job's handler. `email` is in lower case. */
export async function answerLostPassword({ email }: { email: string }): Promise<void> {
  const user = await selectCredentials(email);
  if (user) await sendMail({ kind: 'reset', userId: user.id });
}
