import 'server-only';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { placementAnswers, placements } from '@/db/schema/placement';
import { db } from '@/lib/platform/database/database';
import { inKeyOrder } from '@/lib/platform/export/records';

/** A learner's level tests and the answers in them. */
export const exportPlacement = (userId: number) => ({
  placements: inKeyOrder('placement', { placement: placements.id }, (isBehind) =>
    selectPlacements(userId, isBehind),
  ),
  answers: inKeyOrder(
    'placement_answer',
    { placement: placementAnswers.placementId, turn: placementAnswers.turn },
    (isBehind) => selectPlacementAnswers(userId, isBehind),
  ),
});

function selectPlacements(userId: number, isBehind: SQL | undefined) {
  return db
    .select({
      placement: placements.id,
      level: placements.level,
      ability: placements.ability,
      error: placements.error,
      started: placements.startedAt,
      finished: placements.finishedAt,
    })
    .from(placements)
    .where(and(eq(placements.userId, userId), isBehind));
}

/** Answers of level tests, without the questions, which are asked again. */
function selectPlacementAnswers(userId: number, isBehind: SQL | undefined) {
  return db
    .select({
      placement: placementAnswers.placementId,
      turn: placementAnswers.turn,
      given: sql<string>`${placementAnswers.answer}::text`,
      verdict: sql<string>`case when ${placementAnswers.right} then 'right' else 'wrong' end`,
      ability: placementAnswers.ability,
      error: placementAnswers.error,
    })
    .from(placementAnswers)
    .innerJoin(placements, eq(placements.id, placementAnswers.placementId))
    .where(and(eq(placements.userId, userId), isBehind));
}
