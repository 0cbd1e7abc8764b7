import 'server-only';
import type { Connection } from '@/db/client';
import type { Viewer } from '@/lib/people/auth/viewer';
import { notify } from '@/lib/people/notifications/notify';
import { writeStaffLog, type RequestContext } from '@/lib/people/staff/log';
import { hasRole } from '@/lib/people/staff/policy';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import {
  hasOtherModerator,
  lockSanction,
  selectWaitingAppeals,
  updateAppeal,
  updateEnds,
  updateLifted,
} from './inside/queries';
import { forGood } from '@/lib/people/auth/sanction-policy';
import type { AppealDecision, WaitingAppeals } from './schema';

/** Appeals of other people that wait for a decision. Throws AppError('forbidden'). */
export async function listWaitingAppeals(viewer: Viewer): Promise<WaitingAppeals> {
  if (!hasRole(viewer, 'moderator')) throw new AppError('forbidden');
  const rows = await selectWaitingAppeals(viewer.id);
  return {
    appeals: rows.map(({ imposedAt, until, at, person, imposedBy, ...row }) => ({
      ...row,
      person: nameOf(person),
      imposed_by: imposedBy && nameOf(imposedBy),
      imposed_at: imposedAt.toISOString(),
      until: until?.toISOString() ?? null,
      at: at.toISOString(),
      mine: imposedBy?.id === viewer.id,
    })),
  };
}

const nameOf = ({ id, firstName, surname }: { id: number; firstName: string; surname: string }) => ({
  id,
  name: `${firstName} ${surname}`.trim(),
});

/**
 * Upholds a sanction or lifts it. The moderator who imposed it may not decide, except an administrator when there is no
 * other moderator. Throws AppError: 'forbidden', 'not_found', 'own_case', 'case_decided'.
 */
export async function decideAppeal(
  viewer: Viewer,
  id: number,
  { outcome, answer }: AppealDecision,
  audit: RequestContext,
): Promise<{ outcome: AppealDecision['outcome'] }> {
  if (!hasRole(viewer, 'moderator')) throw new AppError('forbidden');
  await db.transaction(async (on) => {
    const sanction = await lockSanction(on, id);
    if (!sanction?.appeal) throw new AppError('not_found');
    await requireOther(on, viewer, sanction);
    if (sanction.appeal.outcome) throw new AppError('case_decided');
    const at = now();
    await updateAppeal(on, id, { outcome, answer, decidedBy: viewer.id, decidedAt: at });
    if (outcome === 'lifted') {
      await updateLifted(on, id, at);
      await updateEnds(on, sanction.userId, forGood);
    }
    await notify(on, { to: sanction.userId, kind: 'appeal_decided', appeal: id });
    const change = { before: { sanction: id, kind: sanction.kind }, after: { outcome, answer } };
    const action = outcome === 'lifted' ? 'appeal_lifted' : 'appeal_upheld';
    await writeStaffLog(
      on,
      { staffId: viewer.id, ...audit },
      { action, target: `user:${sanction.userId}`, ...change },
    );
  });
  return { outcome };
}

async function requireOther(
  on: Connection,
  viewer: Viewer,
  { userId, imposedBy }: { userId: number; imposedBy: number | null },
): Promise<void> {
  if (userId === viewer.id) throw new AppError('own_case');
  if (imposedBy !== viewer.id) return;
  const isAlone = hasRole(viewer, 'administrator') && !(await hasOtherModerator(on, viewer.id, now()));
  if (!isAlone) throw new AppError('own_case');
}
