import 'server-only';
import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { users } from '@/db/schema/people';
import { teacherReviews } from '@/db/schema/teacher-reviews';
import type { TimeCursor } from '@/lib/platform/text/time-cursor';

/** The reader of reviews. */
export interface ReviewReader {
  /** 0 for a visitor. */
  me: number;
  /** The latest birth date of an adult today. */
  adultsBornUntil: string;
}

const columns = {
  id: teacherReviews.id,
  teacherId: teacherReviews.teacherId,
  authorId: teacherReviews.authorId,
  stars: teacherReviews.stars,
  body: teacherReviews.body,
  locale: teacherReviews.locale,
  createdAt: teacherReviews.createdAt,
  editedAt: teacherReviews.editedAt,
  answer: teacherReviews.answer,
  answeredAt: teacherReviews.answeredAt,
  answerEditedAt: teacherReviews.answerEditedAt,
};

/**
 * A review is not shown between minors and adults, nor between people of whom one blocks the other; a visitor reads reviews
 * by adults. One that moderators have hidden is shown to its author only.
 */
function isReadable({ me, adultsBornUntil }: ReviewReader): SQL | undefined {
  const isAdult = sql`${users.birthDate} <= ${adultsBornUntil}`;
  const isOfMyAge =
    me === 0
      ? isAdult
      : sql`(${isAdult}) = ((select u.birth_date from users u where u.id = ${me}) <= ${adultsBornUntil})`;
  const isUnblocked = sql`not exists (select 1 from blocks b where (b.blocker_id = ${me} and b.blocked_id = ${users.id})
    or (b.blocker_id = ${users.id} and b.blocked_id = ${me}))`;
  const isShown = and(
    isNull(teacherReviews.hiddenAt),
    or(isNull(teacherReviews.authorId), and(isOfMyAge, isUnblocked)),
  );
  return or(eq(teacherReviews.authorId, me), isShown);
}

/** Reviews of a teacher that the reader may read, after a cursor, the latest first. */
export async function selectReviews(
  on: Connection,
  teacher: number,
  reader: ReviewReader,
  { after, limit }: { after: TimeCursor | null; limit: number },
) {
  const isAfter =
    after &&
    sql`(${teacherReviews.createdAt}, ${teacherReviews.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::int)`;
  return on
    .select(columns)
    .from(teacherReviews)
    .leftJoin(users, eq(users.id, teacherReviews.authorId))
    .where(and(eq(teacherReviews.teacherId, teacher), isReadable(reader), isAfter ?? undefined))
    .orderBy(sql`${teacherReviews.createdAt} desc nulls last`, sql`${teacherReviews.id} desc nulls last`)
    .limit(limit);
}
export type ReviewRow = Awaited<ReturnType<typeof selectReviews>>[number];

/** Number of a teacher's reviews that the reader may read, and the sum of their stars. */
export async function selectTotals(on: Connection, teacher: number, reader: ReviewReader) {
  const [row] = await on
    .select({
      reviews: sql<number>`count(*)::int`,
      stars: sql<number>`coalesce(sum(${teacherReviews.stars}), 0)::int`,
    })
    .from(teacherReviews)
    .leftJoin(users, eq(users.id, teacherReviews.authorId))
    .where(and(eq(teacherReviews.teacherId, teacher), isReadable(reader)));
  return row ?? { reviews: 0, stars: 0 };
}

const isOfPair = (teacher: number, author: number) =>
  and(eq(teacherReviews.teacherId, teacher), eq(teacherReviews.authorId, author));

export async function selectOwn(on: Connection, teacher: number, author: number): Promise<ReviewRow | null> {
  const [row] = await on.select(columns).from(teacherReviews).where(isOfPair(teacher, author));
  return row ?? null;
}

export async function insertReview(
  on: Connection,
  values: typeof teacherReviews.$inferInsert,
): Promise<number> {
  const [row] = await on.insert(teacherReviews).values(values).returning({ id: teacherReviews.id });
  return row?.id ?? 0;
}

type Change = Pick<typeof teacherReviews.$inferInsert, 'stars' | 'body' | 'locale' | 'editedAt'>;

export async function updateReview(on: Connection, id: number, change: Change): Promise<void> {
  await on.update(teacherReviews).set(change).where(eq(teacherReviews.id, id));
}

export async function deleteOwn(on: Connection, teacher: number, author: number): Promise<void> {
  await on.delete(teacherReviews).where(isOfPair(teacher, author));
}

/** A review with its author's name; null when the reader may not read it. */
export async function selectReview(on: Connection, id: number, reader: ReviewReader) {
  const [row] = await on
    .select({ ...columns, firstName: users.firstName, surname: users.surname })
    .from(teacherReviews)
    .leftJoin(users, eq(users.id, teacherReviews.authorId))
    .where(and(eq(teacherReviews.id, id), isReadable(reader)));
  return row ?? null;
}

/** @returns false when there is no such review */
export async function updateHidden(on: Connection, id: number, hiddenAt: Date | null): Promise<boolean> {
  const rows = await on
    .update(teacherReviews)
    .set({ hiddenAt })
    .where(eq(teacherReviews.id, id))
    .returning({ id: teacherReviews.id });
  return rows.length > 0;
}

/** A review about the reader, who is a teacher; its row stays locked. Null when they may not read it. */
export async function lockReviewOf(
  on: Connection,
  id: number,
  reader: ReviewReader,
): Promise<ReviewRow | null> {
  const [row] = await on
    .select(columns)
    .from(teacherReviews)
    .leftJoin(users, eq(users.id, teacherReviews.authorId))
    .where(and(eq(teacherReviews.id, id), eq(teacherReviews.teacherId, reader.me), isReadable(reader)))
    .for('update', { of: teacherReviews });
  return row ?? null;
}

type Answer = Pick<typeof teacherReviews.$inferInsert, 'answer' | 'answeredAt' | 'answerEditedAt'>;

export async function updateAnswer(on: Connection, id: number, answer: Answer): Promise<void> {
  await on.update(teacherReviews).set(answer).where(eq(teacherReviews.id, id));
}
