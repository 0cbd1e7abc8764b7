import 'server-only';
import type { Connection } from '@/db/client';
import { payCorrection } from '@/lib/learning/rewards/pay';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { dayMs } from '@/lib/platform/time/units';
import { lockSettlementFacts, markSettled, selectUnopposed, type CorrectionRow } from './inside/queries';
import { unopposedDays } from './limits';
import { pointsFor } from './points-policy';

/** Corrections settled in one run; the next hour does the rest. */
const maxAtOnce = 1000;

/** Decides how many points a correction earns and pays them, once. @returns the points */
export async function settle(
  on: Connection,
  { id, correctorId: userId, original, body }: CorrectionRow,
  at: Date,
): Promise<number> {
  const facts = await lockSettlementFacts(on, id, at);
  if (!facts || facts.isOver) return 0;
  const wanted = facts.isReachable ? pointsFor({ original, body, ...facts }) : 0;
  const points = await payCorrection(on, { userId, correctionId: id, points: wanted, paidAt: at });
  await markSettled(on, { id, points, at });
  return points;
}

/** Settles corrections that their authors have not answered for `unopposedDays`. */
export async function settleUnopposed(): Promise<void> {
  for (let count = 0; count < maxAtOnce; count += 1) if (!(await settleNext())) return;
}

async function settleNext(): Promise<boolean> {
  const at = now();
  return db.transaction(async (on) => {
    const next = await selectUnopposed(on, new Date(at.getTime() - unopposedDays * dayMs));
    if (next) await settle(on, next, at);
    return next !== null;
  });
}
