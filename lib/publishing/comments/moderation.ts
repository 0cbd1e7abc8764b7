import 'server-only';
import type { Connection } from '@/db/client';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import { writeStaffLog, type AuditContext, type RequestContext } from '@/lib/people/staff/log';
import { hasRole } from '@/lib/people/staff/policy';
import { selectModeratedComment, selectQueue, type ModeratedRow } from './inside/moderation-queries';
import type { ModeratedComment, QueuePage, QueueQuery, VerdictInput } from './moderation-schema';
import { aboutOf } from './inside/about';
import { lockComment, updateHiding } from './inside/queries';
import { commentTree } from './inside/tree';

const pageSize = 20;

/** A page of what was said, or of what is hidden of it, newest first. Throws AppError('forbidden'). */
export async function listQueue(
  viewer: Viewer,
  { queue, before }: QueueQuery,
  locale: Locale,
): Promise<QueuePage> {
  requireModerator(viewer);
  const rows = await selectQueue({ queue, before, locale }, pageSize + 1);
  const shown = rows.slice(0, pageSize).map((row) => viewOf(row, locale));
  return { comments: shown, next: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null };
}

/**
 * Hides a comment that nobody has reported, or shows one again, and writes an audit log entry. Repeating a decision
 * changes nothing. Throws AppError: 'forbidden', 'not_found', and 'own_case' for the moderator's own.
 */
export async function decideComment(
  viewer: Viewer,
  id: number,
  input: VerdictInput,
  { audit, locale }: { audit: RequestContext; locale: Locale },
): Promise<ModeratedComment> {
  requireModerator(viewer);
  await db.transaction((on) => applyVerdict(on, id, input, { staffId: viewer.id, ...audit }));
  const row = await selectModeratedComment(id, locale);
  if (!row) throw new AppError('not_found');
  return viewOf(row, locale);
}

async function applyVerdict(
  on: Connection,
  id: number,
  input: VerdictInput,
  audit: AuditContext,
): Promise<void> {
  const comment = await lockComment(on, id);
  if (!comment || comment.deletedAt) throw new AppError('not_found');
  if (comment.userId === audit.staffId) throw new AppError('own_case');
  const before = { hidden: comment.hiddenAt !== null, reason: comment.hiddenReason };
  const after = stateAfter(input);
  const decidedAt = now();
  // The comment was hidden by reports alone; now a moderator has confirmed it.
  const isNewlySeen = after.hidden && comment.hiddenBy === null;
  if (isSame(before, after) && !isNewlySeen) return;
  await updateHiding(on, id, hidingOf(after, { since: comment.hiddenAt ?? decidedAt, by: audit.staffId }));
  const change = { target: `comment:${id}`, before, after };
  await writeStaffLog(on, audit, { action: actions[input.verdict], ...change });
}

interface HiddenState {
  hidden: boolean;
  reason: string | null;
}

function stateAfter(input: VerdictInput): HiddenState {
  switch (input.verdict) {
    case 'hidden':
      return { hidden: true, reason: input.reason };
    case 'restored':
      return { hidden: false, reason: null };
  }
}

const actions = {
  hidden: 'comment_hidden',
  restored: 'comment_restored',
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

const viewOf = (row: ModeratedRow, locale: Locale): ModeratedComment => ({
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
});

const personOf = (person: ModeratedRow['author']) =>
  person && { id: person.id, name: `${person.firstName} ${person.surname}` };
