import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { unfinishedBefore } from '@/lib/learning/courses/policy';
import type { LessonInCourse } from '@/lib/learning/courses/schema';
import { getCourse, getLessonInCourse } from '@/lib/learning/courses/service';
import { lockLearner } from '@/lib/learning/session/lock-learner';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import { beginSkipTest, resumeSkipTest } from './inside/begin';
import type { SkipTestView } from './schema';
import { endIfDone, loadSkipTest, lockSkipTest } from './inside/skip-test-state';
import { viewSkipTest } from './inside/view';

/**
 * Resumes the unfinished test of the last day before a lesson, or begins one. Throws AppError: 'not_found', also
 * for a lesson that is only announced, and 'check_not_needed' when nothing before it is left to do.
 */
export async function startSkipTest(viewer: Viewer, lessonId: number, locale: Locale): Promise<SkipTestView> {
  const lesson = await getLessonInCourse(lessonId, locale);
  const covered = await listCovered(viewer, lesson, locale);
  const state = await db.transaction(async (on) => {
    await lockLearner(on, viewer.id);
    const left = await resumeSkipTest(on, viewer, lessonId);
    const row = left ?? (await beginSkipTest(on, viewer, lessonId, covered));
    // Content may have been withdrawn since: then nothing is left to ask and the test ends here.
    return endIfDone(on, viewer, await loadSkipTest(on, row));
  });
  return viewSkipTest(viewer, state, locale, lesson);
}

/** Ids of the unfinished lessons before this one, in order. */
async function listCovered(
  viewer: Viewer,
  { id: lessonId, course }: LessonInCourse,
  locale: Locale,
): Promise<number[]> {
  const { lessons } = await getCourse(viewer, course.slug, locale);
  const index = lessons.findIndex(({ id }) => id === lessonId);
  const state = lessons[index]?.state ?? 'announced';
  if (state === 'announced') throw new AppError('not_found');
  const left = unfinishedBefore(lessons.slice(0, index));
  if (left.length === 0) throw new AppError('check_not_needed');
  return left.map(({ id }) => id);
}

/** Throws AppError('not_found'), also for somebody else's check. */
export async function getSkipTest(viewer: Viewer, id: string, locale: Locale): Promise<SkipTestView> {
  const state = await db.transaction((on) => lockSkipTest(on, viewer, id));
  return viewSkipTest(viewer, state, locale);
}
