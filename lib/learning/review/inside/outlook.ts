import type { CardRow } from './queries';
import { ratings } from '@/lib/learning/review/ratings';
import { storedMemory } from './memory';
import { preview, scheduleSeed } from '@/lib/learning/review/schedule';
import type { Outlook } from '@/lib/learning/review/schema';

interface LoggedReview {
  before: unknown;
  reviewedAt: Date;
}

/** When the card would come back for each rating; empty when the card was reviewed again since. */
export function outlookOf({ id, memory }: Pick<CardRow, 'id' | 'memory'>, logged: LoggedReview): Outlook {
  const before = storedMemory.parse(logged.before);
  if (memory.reps !== before.reps + 1) return [];
  const outcomes = preview(before, logged.reviewedAt, scheduleSeed(id));
  return ratings.map((rating) => ({ rating, due: outcomes[rating].due.toISOString() }));
}
