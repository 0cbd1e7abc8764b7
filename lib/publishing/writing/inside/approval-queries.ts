import 'server-only';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { documents } from '@/db/schema/documents';
import { users } from '@/db/schema/people';
import { db } from '@/lib/platform/database/database';
import { likeAnywhere } from '@/lib/platform/text/like';

/** When an administrator approved this person as an author. */
export async function selectApproval(on: Connection, userId: number): Promise<Date | null> {
  const [row] = await on.select({ at: users.approvedAt }).from(users).where(eq(users.id, userId));
  return row?.at ?? null;
}

/** The qualified column: drizzle omits the table name in a query of one table, which is ambiguous in a subquery. */
const ownId = sql`${users}.id`;

/** A page of teachers whose name or e-mail contains `words`, by name; one row more than `most` when others follow. */
export async function selectTeacherPage(words: string, page: number, limit: number) {
  const pattern = likeAnywhere(words);
  return (
    db
      .select({
        id: users.id,
        firstName: users.firstName,
        surname: users.surname,
        email: users.email,
        approvedAt: users.approvedAt,
        createdAt: users.createdAt,
        drafts: sql<number>`(select count(*)::int from ${documents} d where d.author_id = ${ownId} and d.published_at is null)`,
        posts: sql<number>`(select count(*)::int from ${documents} d where d.author_id = ${ownId} and d.state = 'published')`,
      })
      .from(users)
      .where(
        and(
          eq(users.role, 'teacher'),
          words === ''
            ? undefined
            : sql`(${users.firstName} || ' ' || ${users.surname} || ' ' || ${users.email}) ilike ${pattern}`,
        ),
      )
      // Teachers who wait for approval come first.
      .orderBy(sql`${users.approvedAt} is not null`, asc(users.surname), asc(users.firstName), asc(users.id))
      .offset(page * limit)
      .limit(limit + 1)
  );
}

/** Locks a teacher's row until the transaction ends; null for people who are no teachers. */
export async function lockTeacher(on: Connection, id: number) {
  const [row] = await on
    .select({ id: users.id, approvedAt: users.approvedAt })
    .from(users)
    .where(and(eq(users.id, id), eq(users.role, 'teacher')))
    .for('no key update');
  return row ?? null;
}

export async function updateApproval(on: Connection, id: number, at: Date | null): Promise<void> {
  await on.update(users).set({ approvedAt: at }).where(eq(users.id, id));
}

/** Cancels all scheduled publications of an author. */
export async function stopSchedules(on: Connection, authorId: number): Promise<void> {
  await on
    .update(documents)
    .set({
      state: sql`case when ${documents.publishedAt} is null then 'draft'::document_state else 'unpublished'::document_state end`,
      scheduledFor: null,
      scheduledZone: null,
      scheduledLocales: null,
    })
    .where(and(eq(documents.authorId, authorId), eq(documents.state, 'scheduled')));
}
