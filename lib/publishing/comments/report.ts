import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import { canReport } from './policy';
import { holdComment, insertReport, selectReportCounts, updateHiding } from './queries';
import type { ReportInput } from './schema';
import { getComment } from './service';
import { requireConfirmed, takeReport } from './spam';
import { requireHome } from './subject';

/** So many different people, and a comment waits out of sight until a moderator has looked. */
const enough = 3;

/**
 * Tells the moderators of a comment; the first report of a person counts. What a moderator let stand once is not hidden
 * by reports any more. Throws AppError: 'email_unverified', 'not_found', 'forbidden', 'too_many_requests'.
 */
export async function reportComment(
  viewer: Viewer,
  id: number,
  { reason, message }: ReportInput,
  locale: Locale,
): Promise<{ reported: true }> {
  requireConfirmed(viewer);
  await requireHome(viewer, id, locale);
  const comment = await getComment(viewer, id);
  if (comment.reported) return { reported: true };
  if (!canReport(comment)) throw new AppError('forbidden');
  await takeReport(viewer);
  await db.transaction(async (on) => {
    const held = await holdComment(on, id);
    if (!held || held.deletedAt) throw new AppError('not_found');
    const moment = now();
    const about = { commentId: id, userId: viewer.id };
    await insertReport(on, { ...about, reason, note: message || null, createdAt: moment });
    const { open, wasCleared } = await selectReportCounts(on, id);
    if (open < enough || wasCleared || held.hiddenAt) return;
    await updateHiding(on, id, { hiddenAt: moment, hiddenBy: null, hiddenReason: null });
  });
  return { reported: true };
}
