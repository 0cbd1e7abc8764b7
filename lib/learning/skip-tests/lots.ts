import 'server-only';
import { sign } from '@/lib/platform/crypto/token-hash';

/** What a task of a check is shuffled by: the same for one check, and not to be guessed from ids. */
export function taskSeed(checkId: string, exerciseId: number): string {
  return sign('check task', `${checkId} ${exerciseId}`);
}

/** From 0 up to 1: what an exercise draws when a check is made. */
export function lotOf(checkId: string, exerciseId: number): number {
  const letters = sign('check lot', `${checkId} ${exerciseId}`);
  return Buffer.from(letters, 'base64url').readUInt32BE() / 2 ** 32;
}
