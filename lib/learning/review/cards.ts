import 'server-only';
import { and, asc, eq } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import type { cardSources } from '@/db/enums';
import { words } from '@/db/schema/courses';
import { cards } from '@/db/schema/review';
import { freshMemory } from './schedule';

/* Cards come from finished lessons, from corrected mistakes, and from words a learner adds. */

/** More words than any lesson has. */
const maxWords = 200;

/** Does nothing when there is a card of this word already. */
export async function addWordCard(
  on: Connection,
  userId: number,
  wordId: number,
  createdAt: Date,
): Promise<void> {
  await addCards(on, [{ ...newCard(userId, 'word', createdAt), wordId }]);
}

/** Does nothing when there is a card of this exercise already. */
export async function addMistakeCard(
  on: Connection,
  userId: number,
  exerciseId: number,
  createdAt: Date,
): Promise<void> {
  await addCards(on, [{ ...newCard(userId, 'mistake', createdAt), exerciseId }]);
}

/** Adds cards of the words that a finished lesson has practised, in the lesson's order. */
export async function addLessonCards(
  on: Connection,
  userId: number,
  lessonId: number,
  createdAt: Date,
): Promise<void> {
  const rows = await on
    .select({ id: words.id })
    .from(words)
    .where(and(eq(words.lessonId, lessonId), eq(words.extra, false), eq(words.withdrawn, false)))
    .orderBy(asc(words.position), asc(words.id))
    .limit(maxWords);
  if (rows.length === 0) return;
  await addCards(
    on,
    rows.map(({ id: wordId }) => ({ ...newCard(userId, 'word', createdAt), wordId })),
  );
}

/** The columns of a card that was never reviewed: it is due at once. */
export function newCard(userId: number, source: (typeof cardSources)[number], createdAt: Date) {
  return { userId, source, createdAt, ...freshMemory(createdAt) };
}

async function addCards(on: Connection, values: (typeof cards.$inferInsert)[]): Promise<void> {
  await on.insert(cards).values(values).onConflictDoNothing();
}
