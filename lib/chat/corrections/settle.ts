import 'server-only';
import type { Connection } from '@/db/client';
import { payCorrection } from '@/lib/learning/rewards/pay';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { dayMs } from '@/lib/platform/time/units';
import { lockSettlementFacts, markSettled, selectUnopposed, type CorrectionRow } from './inside/queries';
import { unopposedDays } from './limits';
import { pointsFor } from './points-policy';

/** More corrections than are settled in one run of the job. */
const maxAtOnce = 1000;

/** Decides what a correction earns and pays it, once. @returns the points */
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

/** Settles corrections that their writers have left without an answer for a week. */
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
