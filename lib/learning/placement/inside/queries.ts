import 'server-only';
import { and, asc, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { placementAnswers, placementItems, placements } from '@/db/schema/placement';
import { exerciseContent } from '@/lib/russian/exercises/schema';
import { withPhoneJson } from '@/lib/platform/text/phone-column';
import type { PlacementLevel } from '@/lib/learning/placement/scale';

const maxItems = 1000;
const maxAnswers = 100;

export async function selectBank(on: Connection) {
  const rows = await on
    .select({
      id: placementItems.id,
      difficulty: placementItems.difficulty,
      content: withPhoneJson(placementItems.content),
    })
    .from(placementItems)
    .where(eq(placementItems.withdrawn, false))
    .orderBy(asc(placementItems.id))
    .limit(maxItems);
  return rows.map((row) => {
    const content = exerciseContent.parse(row.content);
    return { ...row, content, kind: content.kind };
  });
}
export type BankItem = Awaited<ReturnType<typeof selectBank>>[number];

/** Ids of the questions a learner was asked in all their tests. */
export async function selectSeen(on: Connection, userId: number): Promise<Set<number>> {
  const rows = await on
    .selectDistinct({ id: placementAnswers.itemId })
    .from(placementAnswers)
    .innerJoin(placements, eq(placements.id, placementAnswers.placementId))
    .where(eq(placements.userId, userId))
    .limit(maxItems);
  return new Set(rows.map(({ id }) => id));
}

const columns = {
  id: placements.id,
  userId: placements.userId,
  finishedAt: placements.finishedAt,
  ability: placements.ability,
  error: placements.error,
  level: placements.level,
};
export type PlacementRow = Pick<typeof placements.$inferSelect, keyof typeof columns>;

/** A test of this learner, locked until the transaction ends: its answers are taken one after the other. */
export async function lockPlacement(
  on: Connection,
  userId: number,
  id: string,
): Promise<PlacementRow | null> {
  const [row] = await on
    .select(columns)
    .from(placements)
    .where(and(eq(placements.id, id), eq(placements.userId, userId)))
    .for('update');
  return row ?? null;
}

/** The unfinished test that was begun after `since`. */
export async function selectOpen(on: Connection, userId: number, since: Date): Promise<PlacementRow | null> {
  const [row] = await on
    .select(columns)
    .from(placements)
    .where(and(eq(placements.userId, userId), isNull(placements.finishedAt), gt(placements.startedAt, since)))
    .orderBy(desc(placements.startedAt))
    .limit(1);
  return row ?? null;
}

/** The latest test with a result. */
export async function selectLatest(on: Connection, userId: number) {
  const [row] = await on
    .select(columns)
    .from(placements)
    .where(and(eq(placements.userId, userId), isNotNull(placements.finishedAt)))
    .orderBy(desc(placements.startedAt))
    .limit(1);
  return row ?? null;
}

/** The new row. Null would mean that the insert returned no row. */
export async function insertPlacement(
  on: Connection,
  row: typeof placements.$inferInsert,
): Promise<PlacementRow | null> {
  const [made] = await on.insert(placements).values(row).returning(columns);
  return made ?? null;
}

export async function selectAnswers(on: Connection, placementId: string) {
  return on
    .select({
      id: placementAnswers.itemId,
      right: placementAnswers.right,
      difficulty: placementItems.difficulty,
      content: withPhoneJson(placementItems.content),
    })
    .from(placementAnswers)
    .innerJoin(placementItems, eq(placementItems.id, placementAnswers.itemId))
    .where(eq(placementAnswers.placementId, placementId))
    .orderBy(asc(placementAnswers.turn))
    .limit(maxAnswers);
}

export async function insertAnswer(on: Connection, row: typeof placementAnswers.$inferInsert): Promise<void> {
  await on.insert(placementAnswers).values(row);
  const { ability, error } = row;
  await on.update(placements).set({ ability, error }).where(eq(placements.id, row.placementId));
}

export async function finishPlacement(
  on: Connection,
  id: string,
  { level, ability, error }: { level: PlacementLevel; ability: number; error: number },
  finishedAt: Date,
): Promise<void> {
  await on.update(placements).set({ level, ability, error, finishedAt }).where(eq(placements.id, id));
}
