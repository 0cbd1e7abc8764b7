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

/** Replaces an unconfirmed second factor. False when there is a confirmed one. */
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

/** False when it is confirmed already, or was replaced meanwhile. */
export async function confirmPending(
  on: Connection,
  { userId, sealedSecret, step, at }: { userId: number; sealedSecret: string; step: number; at: Date },
): Promise<boolean> {
  const rows = await on
    .update(secondFactors)
    .set({ confirmedAt: at, lastStep: step })
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

/** Consumes a time step and all earlier ones; false when it was consumed before. */
export async function consumeStep(userId: number, step: number): Promise<boolean> {
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

/** Consumes a recovery code; false when there is no such code. */
export async function consumeRecoveryCode(userId: number, hash: string): Promise<boolean> {
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

/** Deletes the second factor with its recovery codes; no session of the person counts as having given it. */
export async function deleteSecondFactor(on: Connection, userId: number): Promise<void> {
  await on.delete(secondFactors).where(eq(secondFactors.userId, userId));
  await on.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await on.update(sessions).set({ secondFactor: false }).where(eq(sessions.userId, userId));
}

/** Stores that the session has just given the password or the second factor. */
export async function updateSession(
  on: Connection,
  id: string,
  given: { authenticatedAt?: Date; secondFactor?: boolean },
): Promise<void> {
  await on.update(sessions).set(given).where(eq(sessions.id, id));
}
