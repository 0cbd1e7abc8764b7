import 'server-only';
import { and, asc, eq } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import type { cardSources } from '@/db/enums';
import { words } from '@/db/schema/courses';
import { cards } from '@/db/schema/review';
import { freshMemory } from './schedule';

/* Cards come from finished lessons, from mistakes put right, and from what a learner adds. */

/** The most words of a lesson. */
const mostWords = 200;

/** Does nothing when there is a card of this word. */
export async function addWordCard(
  on: Connection,
  userId: number,
  wordId: number,
  moment: Date,
): Promise<void> {
  await addCards(on, [{ ...blank(userId, 'word', moment), wordId }]);
}

/** Does nothing when there is a card of this exercise. */
export async function addMistakeCard(
  on: Connection,
  userId: number,
  exerciseId: number,
  moment: Date,
): Promise<void> {
  await addCards(on, [{ ...blank(userId, 'mistake', moment), exerciseId }]);
}

/** Cards of the words that a finished lesson has practised, in its order. */
export async function addLessonCards(
  on: Connection,
  userId: number,
  lessonId: number,
  moment: Date,
): Promise<void> {
  const rows = await on
    .select({ id: words.id })
    .from(words)
    .where(and(eq(words.lessonId, lessonId), eq(words.extra, false), eq(words.withdrawn, false)))
    .orderBy(asc(words.position), asc(words.id))
    .limit(mostWords);
  if (rows.length === 0) return;
  await addCards(
    on,
    rows.map(({ id: wordId }) => ({ ...blank(userId, 'word', moment), wordId })),
  );
}

/** A card that was never reviewed: due at once. */
export function blank(userId: number, source: (typeof cardSources)[number], moment: Date) {
  return { userId, source, createdAt: moment, ...freshMemory(moment) };
}

async function addCards(on: Connection, values: (typeof cards.$inferInsert)[]): Promise<void> {
  await on.insert(cards).values(values).onConflictDoNothing();
}
