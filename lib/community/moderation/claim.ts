import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { writeStaffLog, type RequestContext } from '@/lib/people/staff/log';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import { getCase, requireModerator, requireOfOthers } from './cases';
import { lockCase, updateCase } from './inside/case-queries';
import { claimerOf } from './policy';
import type { ModerationCase } from './schema';

/**
 * Claims a case for the viewer for `claimMs`; of several at the same moment one succeeds. A repeat prolongs the claim.
 * Throws AppError: 'forbidden', 'not_found', 'own_case', 'case_decided', 'case_taken'.
 */
export async function claimCase(viewer: Viewer, id: number, audit: RequestContext): Promise<ModerationCase> {
  requireModerator(viewer);
  await db.transaction(async (on) => {
    const held = await lockCase(on, id, viewer.id);
    requireOfOthers(viewer, held);
    if (held.decidedAt) throw new AppError('case_decided');
    const at = now();
    const by = claimerOf(held, at);
    if (by !== null && by !== viewer.id) throw new AppError('case_taken');
    await updateCase(on, id, { claimedBy: viewer.id, claimedAt: at });
    if (by === viewer.id) return;
    const change = { target: `case:${id}`, before: null, after: null };
    await writeStaffLog(on, { staffId: viewer.id, ...audit }, { action: 'case_claimed', ...change });
  });
  return getCase(viewer, id);
}

/**
 * Ends the viewer's claim; without one, it changes nothing. Throws AppError: 'forbidden', 'not_found', 'own_case',
 * 'case_decided'.
 */
export async function releaseCase(
  viewer: Viewer,
  id: number,
  audit: RequestContext,
): Promise<ModerationCase> {
  requireModerator(viewer);
  await db.transaction(async (on) => {
    const held = await lockCase(on, id, viewer.id);
    requireOfOthers(viewer, held);
    if (held.decidedAt) throw new AppError('case_decided');
    if (held.claimedBy !== viewer.id) return;
    await updateCase(on, id, { claimedBy: null, claimedAt: null });
    const change = { target: `case:${id}`, before: null, after: null };
    await writeStaffLog(on, { staffId: viewer.id, ...audit }, { action: 'case_released', ...change });
  });
  return getCase(viewer, id);
}
