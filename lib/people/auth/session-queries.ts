import 'server-only';
import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { accessTokens, sessions, users } from '@/db/schema/people';
import { builtOnce, db } from '@/lib/platform/database/database';
import { mayEnter, person } from './person-columns';

const columns = {
  ...person,
  session: sessions.id,
  authenticatedAt: sessions.authenticatedAt,
  secondFactor: sessions.secondFactor,
  remember: sessions.remember,
  lastSeenAt: sessions.lastSeenAt,
};

export type SessionRow = NonNullable<Awaited<ReturnType<typeof selectSession>>>;

export async function insertSession(on: Connection, values: typeof sessions.$inferInsert): Promise<string> {
  const [row] = await on.insert(sessions).values(values).returning({ id: sessions.id });
  return String(row?.id);
}

/** Keeps the newest ones of a person. */
export async function deleteOldestSessions(on: Connection, userId: number, most: number): Promise<void> {
  const surplus = on
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .offset(most);
  await on.delete(sessions).where(inArray(sessions.id, surplus));
}

const byCookie = builtOnce((on) =>
  on
    .select(columns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('hash')),
        gt(sessions.expiresAt, sql.placeholder('moment')),
        mayEnter(),
      ),
    )
    .prepare('session_by_cookie'),
);

export async function selectSession(hash: string, moment: Date) {
  const [row] = await byCookie().execute({ hash, moment: moment.toISOString() });
  return row ?? null;
}

const byAccess = builtOnce((on) =>
  on
    .select(columns)
    .from(accessTokens)
    .innerJoin(sessions, eq(sessions.id, accessTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(accessTokens.hash, sql.placeholder('hash')),
        gt(accessTokens.expiresAt, sql.placeholder('moment')),
        gt(sessions.expiresAt, sql.placeholder('moment')),
        mayEnter(),
      ),
    )
    .prepare('session_by_access'),
);

export async function selectSessionByAccess(hash: string, moment: Date): Promise<SessionRow | null> {
  const [row] = await byAccess().execute({ hash, moment: moment.toISOString() });
  return row ?? null;
}

export async function insertAccessToken(
  on: Connection,
  values: typeof accessTokens.$inferInsert,
): Promise<void> {
  await on.insert(accessTokens).values(values);
}

/** The next generation, if the given one is current; null otherwise. */
export async function advanceSession(
  on: Connection,
  { id, generation }: { id: string; generation: number },
  times: { refreshedAt: Date; expiresAt: (remember: boolean) => Date },
) {
  const { refreshedAt, expiresAt } = times;
  const [row] = await on
    .update(sessions)
    .set({
      generation: sql`${sessions.generation} + 1`,
      refreshedAt,
      lastSeenAt: refreshedAt,
      expiresAt: sql`case when ${sessions.remember} then ${expiresAt(true).toISOString()}::timestamptz else ${expiresAt(false).toISOString()}::timestamptz end`,
    })
    .where(and(eq(sessions.id, id), eq(sessions.generation, generation), gt(sessions.expiresAt, refreshedAt)))
    .returning({ remember: sessions.remember });
  return row ?? null;
}

/** The next generation, a fresh sign-in, and another cookie token where there was one; null when it is gone. */
export async function renewSessionRow(
  on: Connection,
  id: string,
  { tokenHash, moment }: { tokenHash: string; moment: Date },
) {
  const [row] = await on
    .update(sessions)
    .set({
      tokenHash: sql`case when ${sessions.tokenHash} is null then null else ${tokenHash} end`,
      generation: sql`${sessions.generation} + 1`,
      refreshedAt: moment,
      lastSeenAt: moment,
      authenticatedAt: moment,
    })
    .where(and(eq(sessions.id, id), gt(sessions.expiresAt, moment)))
    .returning({
      generation: sessions.generation,
      remember: sessions.remember,
      hasCookie: sql<boolean>`${sessions.tokenHash} is not null`,
    });
  return row ?? null;
}

export async function deleteAccessTokensOf(on: Connection, sessionId: string): Promise<void> {
  await on.delete(accessTokens).where(eq(accessTokens.sessionId, sessionId));
}

export async function selectGeneration(on: Connection, id: string, moment: Date) {
  const [row] = await on
    .select({
      generation: sessions.generation,
      refreshedAt: sessions.refreshedAt,
      remember: sessions.remember,
    })
    .from(sessions)
    .where(and(eq(sessions.id, id), gt(sessions.expiresAt, moment)))
    .for('key share');
  return row ?? null;
}

export async function touchSession(id: string, lastSeenAt: Date, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt, expiresAt }).where(eq(sessions.id, id));
}

export async function deleteSession(id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

/** Those of a person that are not over, the latest used first. */
export async function selectSessionsOf(userId: number, moment: Date) {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      hasCookie: sql<boolean>`${sessions.tokenHash} is not null`,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, moment)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(100);
}

/** Whether it was there, and that person's. */
export async function deleteSessionOf(userId: number, id: string): Promise<boolean> {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return gone.length > 0;
}

/** All of a person's, or all but one. */
export async function deleteSessionsOf(on: Connection, userId: number, except?: string): Promise<void> {
  const others = except === undefined ? undefined : sql`${sessions.id} <> ${except}`;
  await on.delete(sessions).where(and(eq(sessions.userId, userId), others));
}

/** Access tokens that are over go, too. Answers how many sessions there were. */
export async function deleteExpiredSessions(moment: Date): Promise<number> {
  await db.delete(accessTokens).where(lt(accessTokens.expiresAt, moment));
  const gone = await db.delete(sessions).where(lt(sessions.expiresAt, moment)).returning({ id: sessions.id });
  return gone.length;
}
