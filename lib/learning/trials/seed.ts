import 'server-only';
import { createHmac } from 'node:crypto';
import { getEnv } from '@/lib/platform/env';

/** What a task of the home page is shuffled by: the same for everybody, as its page is. */
export function trialSeed(exerciseId: number): string {
  return createHmac('sha256', getEnv().AUTH_SECRET).update(`trial ${exerciseId}`).digest('hex');
}
