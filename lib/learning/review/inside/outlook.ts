import type { CardRow } from './queries';
import { ratings } from '@/lib/learning/review/ratings';
import { storedMemory } from './memory';
import { preview, scheduleSeed } from '@/lib/learning/review/schedule';
import type { Outlook } from '@/lib/learning/review/schema';

interface Logged {
  before: unknown;
  reviewedAt: Date;
}

/** When a card comes back by rating, while the review is its last one: until the next nothing is settled. */
export function outlookOf({ id, memory }: Pick<CardRow, 'id' | 'memory'>, logged: Logged): Outlook {
  const before = storedMemory.parse(logged.before);
  if (memory.reps !== before.reps + 1) return [];
  const outcomes = preview(before, logged.reviewedAt, scheduleSeed(id));
  return ratings.map((rating) => ({ rating, due: outcomes[rating].due.toISOString() }));
}
