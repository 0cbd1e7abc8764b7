import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import { canReport } from './policy';
import { lockComment, insertReport, selectReportCounts, updateHiding } from './inside/queries';
import type { ReportInput } from './schema';
import { getComment } from './service';
import { requireConfirmed, consumeReportLimit } from './inside/spam';
import { requireCommentSubject } from './inside/subject';

/** Reports by this many people hide a comment until a moderator decides. */
const reportsToHide = 3;

/**
 * Reports a comment to the moderators; only a person's first report counts. A comment that a moderator has cleared is
 * not hidden by reports again. Throws AppError: 'email_unverified', 'not_found', 'forbidden', 'too_many_requests'.
 */
export async function reportComment(
  viewer: Viewer,
  id: number,
  { reason, message }: ReportInput,
  locale: Locale,
): Promise<{ reported: true }> {
  requireConfirmed(viewer);
  await requireCommentSubject(viewer, id, locale);
  const comment = await getComment(viewer, id);
  if (comment.reported) return { reported: true };
  if (!canReport(comment)) throw new AppError('forbidden');
  await consumeReportLimit(viewer);
  await db.transaction(async (on) => {
    const held = await lockComment(on, id);
    if (!held || held.deletedAt) throw new AppError('not_found');
    const reportedAt = now();
    const about = { commentId: id, userId: viewer.id };
    await insertReport(on, { ...about, reason, note: message || null, createdAt: reportedAt });
    const { open, wasCleared } = await selectReportCounts(on, id);
    if (open < reportsToHide || wasCleared || held.hiddenAt) return;
    await updateHiding(on, id, { hiddenAt: reportedAt, hiddenBy: null, hiddenReason: null });
  });
  return { reported: true };
}
