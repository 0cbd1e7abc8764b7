import 'server-only';
import { throwIfLimited } from '@/lib/platform/errors';
import { countCall } from '@/lib/platform/limits/rate-limit';
import type { Spend } from '@/lib/platform/markdown/render-text';
import { createTurns } from './turns';

/**
 * Parsing time for one person in five minutes: a long article takes 30 to 100 ms, and a preview comes every second.
 * @public for tests, which spend this time
 */
export const maxParseMs = 60_000;

/** Previews and publications have separate queues, so that typing does not delay publishing. */
type Purpose = 'previews' | 'publications';
const turns = { previews: createTurns(), publications: createTurns() };

/**
 * Parses a text within the person's time budget, one text per person at a time. Throws AppError('too_many_requests')
 * and whatever `parse` throws.
 */
export async function parseFor<T>(
  person: number,
  purpose: Purpose,
  parse: (spend: Spend) => Promise<T>,
): Promise<T> {
  const budget = `${purpose}:${person}`;
  return turns[purpose](person, async () => {
    throwIfLimited(countCall(budget, maxParseMs, 0).waitSeconds);
    return parse((ms) => countCall(budget, maxParseMs, ms));
  });
}
