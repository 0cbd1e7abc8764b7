import 'server-only';
import type { Connection } from '@/db/client';
import type { Viewer } from '@/lib/people/auth/viewer';
import type { ReportSubjects } from '@/lib/people/reports/subject';
import { notify } from '@/lib/people/notifications/notify';
import { imposeSanction } from '@/lib/people/sanctions/impose';
import { writeStaffLog, type RequestContext } from '@/lib/people/staff/log';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import { getCase, requireModerator, requireOfOthers } from './cases';
import { lockCase, updateCase, type LockedCase } from './inside/case-queries';
import { selectReporters } from './inside/report-queries';
import { claimerOf } from './policy';
import type { DecisionInput, ModerationCase } from './schema';

interface How {
  subjects: ReportSubjects;
  audit: RequestContext;
}

type Acting = Extract<DecisionInput, { outcome: 'acted' }>;

/**
 * Decides a case that the viewer has claimed: dismisses it, or hides its subject, sanctions its owner, or both.
 * Throws AppError: 'forbidden', 'not_found', 'own_case', 'case_decided', 'case_taken', 'case_unclaimed',
 * 'staff_protected'.
 */
export async function decideCase(
  viewer: Viewer,
  id: number,
  input: DecisionInput,
  { subjects, audit }: How,
): Promise<ModerationCase> {
  requireModerator(viewer);
  await db.transaction(async (on) => {
    const held = await lockClaimed(on, viewer, id);
    const at = now();
    const act = { on, viewer, held, subjects, at };
    const done = input.outcome === 'acted' ? await actOn(act, input) : await letStand(act);
    await updateCase(on, id, {
      outcome: input.outcome,
      reason: input.outcome === 'acted' ? input.reason : null,
      decidedBy: viewer.id,
      decidedAt: at,
      hidden: done.hidden,
    });
    await tellReporters(on, id);
    const action = input.outcome === 'acted' ? 'case_acted' : 'case_dismissed';
    const change = { target: `case:${id}`, before: { kind: held.kind, subject: held.subject }, after: input };
    await writeStaffLog(on, { staffId: viewer.id, ...audit }, { action, ...change });
  });
  return getCase(viewer, id);
}

/** Notifies the reporters that there is a decision; they read it in the list of their reports. */
async function tellReporters(on: Connection, caseId: number): Promise<void> {
  for (const { id, reporterId } of await selectReporters(on, caseId))
    await notify(on, { to: reporterId, kind: 'report_decided', report: id });
}

async function lockClaimed(on: Connection, viewer: Viewer, id: number): Promise<LockedCase> {
  const held = await lockCase(on, id, viewer.id);
  requireOfOthers(viewer, held);
  if (held.decidedAt) throw new AppError('case_decided');
  const by = claimerOf(held, now());
  if (by === null) throw new AppError('case_unclaimed');
  if (by !== viewer.id) throw new AppError('case_taken');
  return held;
}

interface Act {
  on: Connection;
  viewer: Viewer;
  held: LockedCase;
  subjects: ReportSubjects;
  at: Date;
}

async function actOn({ on, viewer, held, subjects, at }: Act, { hide, sanction, reason }: Acting) {
  const { id, kind, subject, ownerId } = held;
  if (sanction) {
    if (ownerId === null) throw new AppError('not_found');
    await imposeSanction(on, viewer, { userId: ownerId, input: sanction, reason, caseId: id, at });
  }
  if (!hide) return letStand({ on, viewer, held, subjects, at });
  const hidden = await subjects[kind].hide(on, subject, { by: viewer.id, at, reason });
  // If the subject was hidden by reports before, the values stored then are kept.
  return { hidden: held.hidden ?? hidden };
}

/** A subject that was hidden by reports is shown again. */
async function letStand({ on, held: { kind, subject, hidden }, subjects }: Act) {
  if (hidden) await subjects[kind].restore(on, subject, hidden);
  return { hidden: null };
}

/**
 * Shows a subject again that a decision has hidden; a repeat changes nothing. Throws AppError: 'forbidden', 'not_found',
 * 'own_case'.
 */
export async function restoreSubject(
  viewer: Viewer,
  id: number,
  { subjects, audit }: How,
): Promise<ModerationCase> {
  requireModerator(viewer);
  await db.transaction(async (on) => {
    const held = await lockCase(on, id, viewer.id);
    requireOfOthers(viewer, held);
    const { kind, subject, hidden, decidedAt } = held;
    if (!hidden || !decidedAt) return;
    await subjects[kind].restore(on, subject, hidden);
    await updateCase(on, id, { hidden: null });
    const change = { target: `case:${id}`, before: { kind, subject }, after: null };
    await writeStaffLog(on, { staffId: viewer.id, ...audit }, { action: 'case_restored', ...change });
  });
  return getCase(viewer, id);
}
