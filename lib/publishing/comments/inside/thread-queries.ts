import 'server-only';
import { and, asc, desc, eq, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Connection } from '@/db/client';
import { commentLikes, comments } from '@/db/schema/comments';
import { cases, reports } from '@/db/schema/moderation';
import { users } from '@/db/schema/people';
import { db } from '@/lib/platform/database/database';
import type { CommentSort } from '@/lib/publishing/comments/schema';
import type { SubjectRow } from './subject';

/** The viewer id when nobody is signed in; no person has it. */
export const anonymousId = 0;
/** Counting stops here, because each counted row has to be read; the page then says that there are more. */
const maxCounted = { replies: 100, comments: 1000 };

const answered = alias(comments, 'answered');
const answeredAuthor = alias(users, 'answered_author');

/** Whether the viewer may read a comment; others only stay as the top of a thread. `table` is an alias of comments. */
const isReadable = (table: SQL, viewerId: number) =>
  sql`(${table}.deleted_at is null and (${table}.hidden_at is null or ${table}.user_id = ${viewerId}))`;

const ownReadable = (viewerId: number) => isReadable(sql.raw('"comments"'), viewerId);

/** Always use it with a `limit`: without one PostgreSQL may scan the replies of all threads. */
const readableReplies = (viewerId: number) =>
  sql`select r.id from comments r where r.parent_id = "comments"."id" and ${isReadable(sql.raw('r'), viewerId)}`;

const columns = (viewerId: number) => ({
  id: comments.id,
  parentId: comments.parentId,
  body: comments.body,
  likes: comments.likes,
  createdAt: comments.createdAt,
  editedAt: comments.editedAt,
  deletedAt: comments.deletedAt,
  hiddenAt: comments.hiddenAt,
  hiddenReason: comments.hiddenReason,
  userId: comments.userId,
  author: { id: users.id, firstName: users.firstName, surname: users.surname, role: users.role },
  answersId: comments.answersId,
  answered: { firstName: answeredAuthor.firstName, surname: answeredAuthor.surname },
  liked: sql<boolean>`(select true from ${commentLikes} where ${commentLikes.commentId} = ${comments.id} and ${commentLikes.userId} = ${viewerId} limit 1) is not null`,
  reported: sql<boolean>`exists (select 1 from ${reports} r join ${cases} c on c.id = r.case_id
    where r.reporter_id = ${viewerId} and c.kind = 'comment' and c.subject = ${comments.id}::text
    and (c.decided_at is null or c.decided_at >= coalesce(${comments.editedAt}, ${comments.createdAt})))`,
  muted: sql<boolean>`exists (select 1 from mutes m where m.muter_id = ${viewerId} and m.muted_id = ${comments.userId})`,
  replies: sql<number>`case when ${comments.parentId} is null then (select count(*)::int from (${readableReplies(viewerId)} limit ${maxCounted.replies}) counted) else 0 end`,
});

const selectComments = (on: Connection, viewerId: number) =>
  on
    .select(columns(viewerId))
    .from(comments)
    // People who have asked for their account to be erased appear as deleted users already, except to themselves.
    .leftJoin(users, and(eq(users.id, comments.userId), or(isNull(users.eraseAt), eq(users.id, viewerId))))
    .leftJoin(answered, eq(answered.id, comments.answersId))
    // The author of a hidden comment is not revealed.
    .leftJoin(
      answeredAuthor,
      and(eq(answeredAuthor.id, answered.userId), isNull(answered.hiddenAt), isNull(answeredAuthor.eraseAt)),
    );
export type CommentRow = Awaited<ReturnType<typeof selectComments>>[number];

export interface Cursor {
  likes: number;
  id: number;
}

/** The comments whose ids the subquery `found` selects, so that only these rows are joined. */
const selectFound = (viewerId: number, found: SQL) =>
  selectComments(db, viewerId).where(sql`${comments.id} = any(array(${found}))`);

/** The top comments of at most `most` threads. */
export async function selectThreads(
  subject: SubjectRow,
  { sort, after, viewerId }: { sort: CommentSort; after: Cursor | null; viewerId: number },
  limit: number,
): Promise<CommentRow[]> {
  const isThere = or(ownReadable(viewerId), sql`(${readableReplies(viewerId)} limit 1) is not null`);
  const order = [...(sort === 'best' ? [desc(comments.likes)] : []), desc(comments.id)];
  const found = db
    .select({ id: comments.id })
    .from(comments)
    .where(and(belongsTo(subject), isNull(comments.parentId), isBehind(sort, after), isThere))
    .orderBy(...order)
    .limit(limit);
  return selectFound(viewerId, found.getSQL()).orderBy(...order);
}

function isBehind(sort: CommentSort, after: Cursor | null): SQL | undefined {
  if (!after) return undefined;
  if (sort === 'newest') return sql`${comments.id} < ${after.id}`;
  return sql`(${comments.likes}, ${comments.id}) < (${after.likes}, ${after.id})`;
}

const belongsTo = ({ documentId, lessonId }: SubjectRow): SQL =>
  documentId === null ? eq(comments.lessonId, lessonId ?? 0) : eq(comments.documentId, documentId);

/** The first answers of each thread, oldest first, at most `most` per thread. */
export async function selectFirstReplies(
  threads: number[],
  viewerId: number,
  limit: number,
): Promise<CommentRow[]> {
  if (threads.length === 0) return [];
  const readable = isReadable(sql.raw('r'), viewerId);
  const found = sql`select first.id from comments t cross join lateral (
      select r.id from comments r where r.parent_id = t.id and ${readable} order by r.id limit ${limit}
    ) first where ${inArray(sql`t.id`, threads)}`;
  return selectFound(viewerId, found).orderBy(asc(comments.id));
}

/** The answers of a thread after the id `after`, oldest first. */
export async function selectReplies(
  thread: number,
  after: number,
  viewerId: number,
  limit: number,
): Promise<CommentRow[]> {
  const found = db
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.parentId, thread), gt(comments.id, after), ownReadable(viewerId)))
    .orderBy(asc(comments.id))
    .limit(limit);
  return selectFound(viewerId, found.getSQL()).orderBy(asc(comments.id));
}

/** A comment that the viewer may read. */
export async function selectComment(
  on: Connection,
  id: number,
  viewerId: number,
): Promise<CommentRow | null> {
  const [row] = await selectComments(on, viewerId).where(and(eq(comments.id, id), ownReadable(viewerId)));
  return row ?? null;
}

/** The number of comments that everybody may read. */
export async function countComments(subject: SubjectRow): Promise<number> {
  const shown = db
    .select({ one: sql`1`.as('one') })
    .from(comments)
    .where(and(belongsTo(subject), isNull(comments.deletedAt), isNull(comments.hiddenAt)))
    .limit(maxCounted.comments)
    .as('shown');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(shown);
  return row?.count ?? 0;
}
