import 'server-only';
import { throwIfLimited } from '@/lib/platform/errors';
import { countCall } from '@/lib/platform/limits/rate-limit';
import type { Spend } from '@/lib/platform/markdown/render-text';
import { createTurns } from './turns';

/** Milliseconds of work in five minutes, for one person: a long article takes 30 to 100, and a preview comes every second. */
export const maxParseMs = 60_000;

/** What a text is parsed for. Whoever tries out a text as they type does not stand in the way of what they publish. */
type Purpose = 'previews' | 'publications';
const turns = { previews: createTurns(), publications: createTurns() };

/**
 * Parses a text for somebody, of whom one is parsed at a time, within their budget. Throws AppError('too_many_requests')
 * and what `parse` throws.
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
