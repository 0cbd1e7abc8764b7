import 'server-only';
import type { Connection } from '@/db/client';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import { writeStaffLog, type AuditContext } from '@/lib/people/staff/log';
import { hasRole } from '@/lib/people/staff/policy';
import {
  closeReports,
  countWaiting,
  selectModeratedComment,
  selectNotes,
  selectQueue,
  selectReasons,
  type ModeratedRow,
} from './inside/moderation-queries';
import type { ModeratedComment, QueuePage, QueueQuery, VerdictInput } from './moderation-schema';
import { aboutOf } from './inside/about';
import { lockComment, updateHiding } from './inside/queries';
import { commentTree } from './inside/tree';

const pageSize = 20;

/** A page of a moderation queue, newest first. Throws AppError('forbidden'). */
export async function listQueue(
  viewer: Viewer,
  { queue, before }: QueueQuery,
  locale: Locale,
): Promise<QueuePage> {
  requireModerator(viewer);
  const [rows, waiting] = await Promise.all([
    selectQueue({ queue, before, locale }, pageSize + 1),
    countWaiting(),
  ]);
  const shown = await viewAll(rows.slice(0, pageSize), locale);
  return {
    comments: shown,
    waiting,
    next: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  };
}

/**
 * Hides a comment, shows it again, or dismisses its reports, and writes an audit log entry. Repeating a decision changes
 * nothing. Throws AppError: 'forbidden', 'not_found'.
 */
export async function decideComment(
  viewer: Viewer,
  id: number,
  input: VerdictInput,
  { deed, locale }: { deed: Omit<AuditContext, 'staffId'>; locale: Locale },
): Promise<ModeratedComment> {
  requireModerator(viewer);
  await db.transaction((on) => applyVerdict(on, id, input, { staffId: viewer.id, ...deed }));
  const row = await selectModeratedComment(id, locale);
  const [view] = row ? await viewAll([row], locale) : [];
  if (!view) throw new AppError('not_found');
  return view;
}

async function applyVerdict(
  on: Connection,
  id: number,
  input: VerdictInput,
  deed: AuditContext,
): Promise<void> {
  const comment = await lockComment(on, id);
  if (!comment || comment.deletedAt) throw new AppError('not_found');
  const before = { hidden: comment.hiddenAt !== null, reason: comment.hiddenReason };
  const after = stateAfter(before, input);
  const decidedAt = now();
  const outcome = after.hidden ? 'hidden' : 'dismissed';
  const closed = await closeReports(on, id, { outcome, decidedBy: deed.staffId, decidedAt });
  // The comment was hidden by reports alone; now a moderator has confirmed it.
  const isNewlySeen = after.hidden && comment.hiddenBy === null;
  if (isSame(before, after) && closed === 0 && !isNewlySeen) return;
  await updateHiding(on, id, hidingOf(after, { since: comment.hiddenAt ?? decidedAt, by: deed.staffId }));
  const change = { target: `comment:${id}`, before, after: { ...after, closed } };
  await writeStaffLog(on, deed, { action: actions[input.verdict], ...change });
}

interface HiddenState {
  hidden: boolean;
  reason: string | null;
}

function stateAfter(before: HiddenState, input: VerdictInput): HiddenState {
  switch (input.verdict) {
    case 'hidden':
      return { hidden: true, reason: input.reason };
    case 'restored':
      return { hidden: false, reason: null };
    case 'dismissed':
      return before;
  }
}

const actions = {
  hidden: 'comment_hidden',
  restored: 'comment_restored',
  dismissed: 'comment_reports_dismissed',
} as const;

const isSame = (one: HiddenState, other: HiddenState) =>
  one.hidden === other.hidden && one.reason === other.reason;

const hidingOf = ({ hidden, reason }: HiddenState, { since, by }: { since: Date; by: number }) => ({
  hiddenAt: hidden ? since : null,
  hiddenBy: hidden ? by : null,
  hiddenReason: reason,
});

function requireModerator(viewer: Viewer): void {
  if (!hasRole(viewer, 'moderator')) throw new AppError('forbidden');
}

async function viewAll(rows: ModeratedRow[], locale: Locale): Promise<ModeratedComment[]> {
  const ids = rows.map(({ id }) => id);
  const [reasons, notes] = await Promise.all([selectReasons(ids), selectNotes(ids)]);
  return rows.map((row) => ({
    id: row.id,
    author: personOf(row.author),
    about: aboutOf(row, locale),
    content: commentTree(row.body),
    at: row.createdAt.toISOString(),
    edited_at: row.editedAt?.toISOString() ?? null,
    likes: row.likes,
    hidden: row.hiddenAt && {
      at: row.hiddenAt.toISOString(),
      by: personOf(row.hiddenBy),
      reason: row.hiddenReason,
    },
    reports: reasons
      .filter(({ commentId }) => commentId === row.id)
      .map(({ reason, count }) => ({ reason, count })),
    notes: notes.filter(({ commentId }) => commentId === row.id).map(({ note }) => note),
  }));
}

const personOf = (person: ModeratedRow['author']) =>
  person && { id: person.id, name: `${person.firstName} ${person.surname}` };
