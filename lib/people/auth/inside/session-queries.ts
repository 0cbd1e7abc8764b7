import 'server-only';
import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { accessTokens, sessions, users } from '@/db/schema/people';
import { builtOnce, db } from '@/lib/platform/database/database';
import { disconnectAfterCommit } from '@/lib/platform/realtime/after-commit';
import { canSignIn, personColumns } from './person-columns';

const columns = {
  ...personColumns,
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

/** Deletes all sessions of a person but the `max` most recently used. */
export async function deleteOldestSessions(on: Connection, userId: number, max: number): Promise<void> {
  const surplus = on
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .offset(max);
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
        gt(sessions.expiresAt, sql.placeholder('at')),
        canSignIn(),
      ),
    )
    .prepare('session_by_cookie'),
);

export async function selectSession(hash: string, at: Date) {
  const [row] = await byCookie().execute({ hash, at: at.toISOString() });
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
        gt(accessTokens.expiresAt, sql.placeholder('at')),
        gt(sessions.expiresAt, sql.placeholder('at')),
        canSignIn(),
      ),
    )
    .prepare('session_by_access'),
);

export async function selectSessionByAccess(hash: string, at: Date): Promise<SessionRow | null> {
  const [row] = await byAccess().execute({ hash, at: at.toISOString() });
  return row ?? null;
}

export async function insertAccessToken(
  on: Connection,
  values: typeof accessTokens.$inferInsert,
): Promise<void> {
  await on.insert(accessTokens).values(values);
}

/** Moves the session to the next generation if the given one is current; null otherwise. */
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

/** The next generation, a fresh sign-in, and a new cookie token if there was one; null when the session has ended. */
export async function renewSessionRow(
  on: Connection,
  id: string,
  { tokenHash, at }: { tokenHash: string; at: Date },
) {
  const [row] = await on
    .update(sessions)
    .set({
      tokenHash: sql`case when ${sessions.tokenHash} is null then null else ${tokenHash} end`,
      generation: sql`${sessions.generation} + 1`,
      refreshedAt: at,
      lastSeenAt: at,
      authenticatedAt: at,
    })
    .where(and(eq(sessions.id, id), gt(sessions.expiresAt, at)))
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

export async function selectGeneration(on: Connection, id: string, at: Date) {
  const [row] = await on
    .select({
      generation: sessions.generation,
      refreshedAt: sessions.refreshedAt,
      remember: sessions.remember,
    })
    .from(sessions)
    .where(and(eq(sessions.id, id), gt(sessions.expiresAt, at)))
    .for('key share');
  return row ?? null;
}

export async function touchSession(id: string, lastSeenAt: Date, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt, expiresAt }).where(eq(sessions.id, id));
}

/** What an ended session still listens to ends with it, here and below. */
export async function deleteSession(id: string): Promise<void> {
  const [gone] = await db.delete(sessions).where(eq(sessions.id, id)).returning({ userId: sessions.userId });
  if (gone) await disconnectAfterCommit(db, gone.userId);
}

/** A person’s sessions that have not expired, the most recently used first. */
export async function selectSessionsOf(userId: number, at: Date) {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      hasCookie: sql<boolean>`${sessions.tokenHash} is not null`,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, at)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(100);
}

/** Whether a session with this id existed and belonged to the person. */
export async function deleteSessionOf(userId: number, id: string): Promise<boolean> {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  if (gone.length > 0) await disconnectAfterCommit(db, userId);
  return gone.length > 0;
}

/** Deletes all sessions of a person, or all but one. */
export async function deleteSessionsOf(on: Connection, userId: number, except?: string): Promise<void> {
  const others = except === undefined ? undefined : sql`${sessions.id} <> ${except}`;
  await on.delete(sessions).where(and(eq(sessions.userId, userId), others));
  await disconnectAfterCommit(on, userId);
}

/** Deletes expired access tokens too. @returns the number of expired sessions */
export async function deleteExpiredSessions(at: Date): Promise<number> {
  await db.delete(accessTokens).where(lt(accessTokens.expiresAt, at));
  const gone = await db.delete(sessions).where(lt(sessions.expiresAt, at)).returning({ id: sessions.id });
  return gone.length;
}
