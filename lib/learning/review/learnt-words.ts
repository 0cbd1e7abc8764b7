import 'server-only';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { words } from '@/db/schema/courses';
import { cards } from '@/db/schema/review';

/** More than any course has, for two people. */
const maxRows = 10_000;

export interface LearntWord {
  userId: number;
  lexemeId: number;
  /** Whether the word is due. */
  isDue: boolean;
}

/**
 * Words of the courses that these people have cards of, without suspended cards and without cards that they wrote themselves.
 */
export async function listLearntWords(
  on: Connection,
  userIds: readonly number[],
  at: Date,
): Promise<LearntWord[]> {
  if (userIds.length === 0) return [];
  return on
    .select({
      userId: cards.userId,
      lexemeId: sql<number>`${words.lexemeId}`,
      isDue: sql<boolean>`bool_or(${cards.due} <= ${at.toISOString()}::timestamptz)`,
    })
    .from(cards)
    .innerJoin(words, eq(words.id, cards.wordId))
    .where(
      and(
        inArray(cards.userId, [...userIds]),
        eq(cards.suspended, false),
        eq(words.withdrawn, false),
        isNotNull(words.lexemeId),
      ),
    )
    .groupBy(cards.userId, words.lexemeId)
    .orderBy(cards.userId, words.lexemeId)
    .limit(maxRows);
}
