import 'server-only';
import { createHmac } from 'node:crypto';
import { sign } from '@/lib/platform/crypto/token-hash';
import { getEnv } from '@/lib/platform/env';

/**
 * Seeds of the shuffle: one seed as long as a task is to look the same, keyed so that it cannot be guessed from ids. Stored
 * answers name positions in shuffled tasks, so these texts must never change.
 */
export const exerciseSeed = {
  lesson: (runId: string, turn: number, exerciseId: number) => keyed(`task ${runId} ${turn} ${exerciseId}`),
  review: (cardId: number, turn: number) => keyed(`review ${cardId} ${turn}`),
  skipTest: (skipTestId: string, exerciseId: number) => sign('check task', `${skipTestId} ${exerciseId}`),
  levelTest: (placementId: string, itemId: number) => sign('placement question', `${placementId} ${itemId}`),
  /** The same for everybody, since the home page is cached. */
  trial: (exerciseId: number) => keyed(`trial ${exerciseId}`),
};

/** A number in [0, 1) that decides what a test asks; the same for the same exercise of the same test. */
export const exerciseChance = {
  skipTest: (skipTestId: string, exerciseId: number) => chance('check lot', `${skipTestId} ${exerciseId}`),
  levelTest: (placementId: string, itemId: number) => chance('placement lot', `${placementId} ${itemId}`),
};

const keyed = (value: string) => createHmac('sha256', getEnv().AUTH_SECRET).update(value).digest('hex');

const chance = (purpose: string, value: string) =>
  Buffer.from(sign(purpose, value), 'base64url').readUInt32BE() / 2 ** 32;
