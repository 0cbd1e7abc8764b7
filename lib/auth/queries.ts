import 'server-only';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { sessions, users } from '@/db/schema/people';
import { db } from '@/lib/database';

const person = {
  id: users.id,
  role: users.role,
  firstName: users.firstName,
  surname: users.surname,
  locale: users.locale,
  points: users.points,
};

/** `email` in lower case. */
export async function selectCredentials(email: string) {
  const [row] = await db
    .select({ ...person, email: users.email, passwordHash: users.passwordHash, createdAt: users.createdAt })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email));
  return row ?? null;
}

/** Null when the e-mail is taken. */
export async function insertUser(on: Connection, values: typeof users.$inferInsert) {
  const [row] = await on.insert(users).values(values).onConflictDoNothing().returning(person);
  return row ?? null;
}

export async function insertSession(on: Connection, values: typeof sessions.$inferInsert): Promise<void> {
  await on.insert(sessions).values(values);
}

export async function selectSession(tokenHash: string, moment: Date) {
  const [row] = await db
    .select({ ...person, session: sessions.id, remember: sessions.remember, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, moment)));
  return row ?? null;
}

export async function touchSession(id: string, lastSeenAt: Date, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt, expiresAt }).where(eq(sessions.id, id));
}

export async function deleteSession(id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

/** Answers how many there were. */
export async function deleteExpiredSessions(moment: Date): Promise<number> {
  const gone = await db.delete(sessions).where(lt(sessions.expiresAt, moment)).returning({ id: sessions.id });
  return gone.length;
}
