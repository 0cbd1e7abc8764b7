import 'server-only';
import { and, eq, lt } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { users } from '@/db/schema/people';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';

/** Throws AppError('bad_token') when the account has just gone. */
export async function selectAccount(userId: number) {
  const [row] = await db
    .select({
      firstName: users.firstName,
      surname: users.surname,
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
      locale: users.locale,
      paidUntil: users.paidUntil,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) throw new AppError('bad_token');
  return row;
}

interface Changes {
  firstName?: string | undefined;
  surname?: string | undefined;
  locale?: string | undefined;
}

/** Updates the given columns and returns the person's name afterwards; null when no column was given. */
export async function updateAccount(on: Connection, userId: number, changes: Changes) {
  if (Object.values(changes).every((value) => value === undefined)) return null;
  const [row] = await on
    .update(users)
    .set(changes)
    .where(eq(users.id, userId))
    .returning({ firstName: users.firstName, surname: users.surname });
  return row ?? null;
}

/** The date of birth, whose row stays locked: of two calls at the same time the second reads what the first has stored. */
export async function lockBirthDate(on: Connection, userId: number): Promise<string | null> {
  const [row] = await on
    .select({ birthDate: users.birthDate })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return row?.birthDate ?? null;
}

export async function updateBirthDate(on: Connection, userId: number, birthDate: string): Promise<void> {
  await on.update(users).set({ birthDate }).where(eq(users.id, userId));
}

/** If two calls come at the same time, the first one's time is kept. */
export async function updateConsent(userId: number, version: number, consentedAt: Date): Promise<void> {
  await db
    .update(users)
    .set({ consentVersion: version, consentedAt })
    .where(and(eq(users.id, userId), lt(users.consentVersion, version)));
}
