import 'server-only';
import { createHmac } from 'node:crypto';
import { getEnv } from '@/lib/platform/env';

/** What a task is shuffled by: the same for one turn of one run, and not to be guessed from ids. */
export function taskSeed(runId: string, turn: number, exerciseId: number): string {
  return createHmac('sha256', getEnv().AUTH_SECRET)
    .update(`task ${runId} ${turn} ${exerciseId}`)
    .digest('hex');
}
