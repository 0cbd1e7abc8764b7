import 'server-only';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { placementAnswers, placements } from '@/db/schema/placement';
import { db } from '@/lib/platform/database/database';
import { exportPageSize, inPages } from '@/lib/platform/export/records';

/** A learner's level tests and the answers in them. */
export const exportPlacement = (userId: number) => ({
  placements: inPages<Placement>('placement', (last) => selectPlacements(userId, last)),
  answers: inPages<Answer>('placement_answer', (last) => selectPlacementAnswers(userId, last)),
});

type Placement = Awaited<ReturnType<typeof selectPlacements>>[number];
type Answer = Awaited<ReturnType<typeof selectPlacementAnswers>>[number];

async function selectPlacements(userId: number, after: { placement: string } | null) {
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
    .where(and(eq(placements.userId, userId), after ? gt(placements.id, after.placement) : undefined))
    .orderBy(asc(placements.id))
    .limit(exportPageSize);
}

/** Answers of level tests, without the questions, which are asked again. */
async function selectPlacementAnswers(userId: number, after: { placement: string; turn: number } | null) {
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
    .where(
      and(
        eq(placements.userId, userId),
        after
          ? sql`(${placementAnswers.placementId}, ${placementAnswers.turn}) > (${after.placement}::uuid, ${after.turn}::int)`
          : undefined,
      ),
    )
    .orderBy(asc(placementAnswers.placementId), asc(placementAnswers.turn))
    .limit(exportPageSize);
}
