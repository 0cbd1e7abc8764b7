import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { hasRole } from '@/lib/people/staff/policy';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import { readTimeCursor, writeTimeCursor } from '@/lib/platform/text/time-cursor';
import { dayMs } from '@/lib/platform/time/units';
import {
  countOpenCases,
  deleteEvidence,
  lockCase,
  selectCase,
  selectDecidedCases,
  selectEvidenceFile,
  selectOpenCases,
  selectParts,
  type CaseRow,
} from './inside/case-queries';
import { viewCase } from './inside/case-view';
import { casePageSize, evidenceDays } from './limits';
import { canReadEvidence } from './policy';
import type { CasePage, CaseQuery, ModerationCase } from './schema';

/** A page of the queue, without cases about the viewer or reported by them. Throws AppError('forbidden'). */
export async function listCases(viewer: Viewer, { state, after }: CaseQuery): Promise<CasePage> {
  requireModerator(viewer);
  const read = { open: selectOpenCases, decided: selectDecidedCases }[state];
  const [rows, counts] = await Promise.all([
    read(viewer.id, after === undefined ? null : readTimeCursor(after), casePageSize + 1),
    countOpenCases(viewer.id, now()),
  ]);
  const shown = rows.slice(0, casePageSize);
  const last = rows.length > casePageSize ? shown.at(-1) : undefined;
  return {
    cases: await viewAll(viewer, shown),
    ...counts,
    next: last ? writeTimeCursor({ at: last.decidedAt ?? last.dueAt, id: last.id }) : null,
  };
}

/** Throws AppError('not_found'). The caller has checked that the viewer may moderate it. */
export async function getCase(viewer: Viewer, id: number): Promise<ModerationCase> {
  const row = await selectCase(id);
  const [view] = row ? await viewAll(viewer, [row]) : [];
  if (!view) throw new AppError('not_found');
  return view;
}

async function viewAll(viewer: Viewer, rows: CaseRow[]): Promise<ModerationCase[]> {
  const parts = await selectParts(rows.map(({ id }) => id));
  return rows.map((row) => viewCase(row, parts, { me: viewer.id, at: now() }));
}

/** The picture or sound of a piece of evidence. Throws AppError: 'forbidden', 'not_found', 'own_case'. */
export async function getEvidenceFile(viewer: Viewer, id: number, sha256: string): Promise<File> {
  requireModerator(viewer);
  const held = await lockCase(db, id, viewer.id);
  requireOfOthers(viewer, held);
  if (!canReadEvidence(held, { me: viewer.id, at: now() })) throw new AppError('not_found');
  const { picture, sound } = (await selectEvidenceFile(id, sha256)) ?? {};
  if (picture) return new File([new Uint8Array(picture)], `${sha256}.webp`, { type: 'image/webp' });
  if (sound) return new File([new Uint8Array(sound)], `${sha256}.mp3`, { type: 'audio/mpeg' });
  throw new AppError('not_found');
}

/** Part of the clean-up job: erases evidence `evidenceDays` after the decision. @returns the number of snapshots */
export async function removeOldEvidence(): Promise<number> {
  return deleteEvidence(new Date(now().getTime() - evidenceDays * dayMs));
}

/** Throws AppError('forbidden') unless the viewer is a moderator. */
export function requireModerator(viewer: Viewer): void {
  if (!hasRole(viewer, 'moderator')) throw new AppError('forbidden');
}

/** Throws AppError for a case that is missing ('not_found'), or about the viewer or reported by them ('own_case'). */
export function requireOfOthers<C extends { ownerId: number | null; isReporter: boolean }>(
  viewer: Pick<Viewer, 'id'>,
  held: C | null,
): asserts held is C {
  if (!held) throw new AppError('not_found');
  if (held.ownerId === viewer.id || held.isReporter) throw new AppError('own_case');
}
