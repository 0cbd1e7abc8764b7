import 'server-only';
import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { recoveryCodes, secondFactors } from '@/db/schema/accounts';
import { sessions } from '@/db/schema/people';
import { db } from '@/lib/platform/database/database';

const columns = {
  sealedSecret: secondFactors.sealedSecret,
  confirmedAt: secondFactors.confirmedAt,
  lastStep: secondFactors.lastStep,
};

export async function selectSecondFactor(userId: number) {
  const [row] = await db.select(columns).from(secondFactors).where(eq(secondFactors.userId, userId));
  return row ?? null;
}

/** One that is not confirmed yet makes room. False when there is a confirmed one. */
export async function insertPending(userId: number, sealedSecret: string): Promise<boolean> {
  const rows = await db
    .insert(secondFactors)
    .values({ userId, sealedSecret })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { sealedSecret, lastStep: 0 },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/** False when it was confirmed already, or is another by now. */
export async function confirmPending(
  on: Connection,
  {
    userId,
    sealedSecret,
    step,
    moment,
  }: { userId: number; sealedSecret: string; step: number; moment: Date },
): Promise<boolean> {
  const rows = await on
    .update(secondFactors)
    .set({ confirmedAt: moment, lastStep: step })
    .where(
      and(
        eq(secondFactors.userId, userId),
        eq(secondFactors.sealedSecret, sealedSecret),
        isNull(secondFactors.confirmedAt),
      ),
    )
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/** Uses a time step up, and with it all before; false when it was. */
export async function takeStep(userId: number, step: number): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(
      and(
        eq(secondFactors.userId, userId),
        isNotNull(secondFactors.confirmedAt),
        lt(secondFactors.lastStep, step),
      ),
    )
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

export async function insertRecoveryCodes(on: Connection, userId: number, hashes: string[]): Promise<void> {
  await on.insert(recoveryCodes).values(hashes.map((hash) => ({ userId, hash })));
}

/** Uses a recovery code up; false when there is none such. */
export async function takeRecoveryCode(userId: number, hash: string): Promise<boolean> {
  const rows = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash)))
    .returning({ hash: recoveryCodes.hash });
  return rows.length > 0;
}

export async function countRecoveryCodes(userId: number): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return row?.left ?? 0;
}

/** With its recovery codes; no session of the person counts as having it any more. */
export async function deleteSecondFactor(on: Connection, userId: number): Promise<void> {
  await on.delete(secondFactors).where(eq(secondFactors.userId, userId));
  await on.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await on.update(sessions).set({ secondFactor: false }).where(eq(sessions.userId, userId));
}

/** What was just given counts from now on. */
export async function updateSession(
  on: Connection,
  id: string,
  given: { authenticatedAt?: Date; secondFactor?: boolean },
): Promise<void> {
  await on.update(sessions).set(given).where(eq(sessions.id, id));
}
