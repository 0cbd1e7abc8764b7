import 'server-only';
import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { exercises, words } from '@/db/schema/courses';
import { cards } from '@/db/schema/review';
import type { Day } from './day-start';
import { isAskable, isDue, memoryColumns } from './queries';

/** Far more cards than anybody reviews; cards beyond are spread the next time. */
const maxCards = 5000;

/** The due cards, the longest overdue first. */
export async function selectBacklog(on: Connection, userId: number, now: Date, day: Day) {
  return on
    .select({ id: cards.id, memory: memoryColumns })
    .from(cards)
    .leftJoin(words, eq(words.id, cards.wordId))
    .leftJoin(exercises, eq(exercises.id, cards.exerciseId))
    .where(and(isAskable(userId), isDue(now, day)))
    .orderBy(asc(cards.due), asc(cards.id))
    .limit(maxCards);
}

/** The due times of the cards that are due after today. */
export async function selectPlanned(on: Connection, userId: number, from: Date): Promise<Date[]> {
  const rows = await on
    .select({ due: cards.due })
    .from(cards)
    .leftJoin(words, eq(words.id, cards.wordId))
    .leftJoin(exercises, eq(exercises.id, cards.exerciseId))
    .where(and(isAskable(userId), gte(cards.due, from)))
    .orderBy(asc(cards.due))
    .limit(maxCards);
  return rows.map(({ due }) => due);
}

/** Changes the due time only: an exercise that is being asked stays. */
export async function updateDue(on: Connection, ids: number[], due: Date): Promise<void> {
  await on.update(cards).set({ due }).where(inArray(cards.id, ids));
}
