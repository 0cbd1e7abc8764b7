import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import { isSame, withAnswer } from '@/lib/russian/exercises/kinds/accepted';
import type { Locale } from '@/lib/platform/i18n/locales';
import { requireTeacher } from '@/lib/learning/teaching/guard';
import { lockAccepted, selectSubject, updateAccepted, updateDecision } from './inside/decision-queries';
import { rejudgeJob } from './rejudge';
import { selectGroup } from './inside/group-queries';
import { viewGroup } from './inside/group-view';
import type { AppealGroup, DecisionInput } from './group-schema';

/**
 * Decides on all reports of one answer to one exercise; the last decision counts. An accepted answer is added to the
 * exercise, and all learners' answers are graded again; an answer declined later is removed, and restored points stay.
 * Throws AppError: 'not_found', and what lib/learning/teaching/guard refuses.
 */
export async function decideAppeal(
  viewer: Viewer,
  appealId: number,
  input: DecisionInput,
  locale: Locale,
): Promise<AppealGroup> {
  const { decision } = input;
  const reason = input.reason || null;
  const subject = await selectSubject(appealId);
  if (!subject) throw new AppError('not_found');
  await requireTeacher(viewer, subject.course, { write: true });
  const { exerciseId, given } = subject;
  await db.transaction(async (on) => {
    const known = await lockAccepted(on, exerciseId);
    const others = known.filter((each) => !isSame(each, given));
    const isKnown = others.length < known.length;
    const isWanted = decision === 'accepted';
    if (isWanted !== isKnown)
      await updateAccepted(on, exerciseId, isWanted ? withAnswer(others, given) : others);
    await updateDecision(on, subject, { decision, reason, decidedBy: viewer.id, decidedAt: now() });
    if (isWanted && !isKnown) await rejudgeJob.queue({ exercise: exerciseId }, on);
  });
  const group = await selectGroup(subject);
  if (!group) throw new AppError('not_found');
  return viewGroup(group, locale);
}
