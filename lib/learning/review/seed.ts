import 'server-only';
import { createHmac } from 'node:crypto';
import { getEnv } from '@/lib/platform/env';

/** What a review's task is shuffled by: the same for one turn of one card, and not to be guessed from ids. */
export function reviewSeed(cardId: number, turn: number): string {
  return createHmac('sha256', getEnv().AUTH_SECRET).update(`review ${cardId} ${turn}`).digest('hex');
}

/** What a card's intervals vary by. */
export const scheduleSeed = (cardId: number) => `card ${cardId}`;
