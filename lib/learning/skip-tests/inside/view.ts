import 'server-only';
import { topics } from '@/db/enums';
import type { Viewer } from '@/lib/people/auth/viewer';
import type { LessonInCourse } from '@/lib/learning/courses/schema';
import { getCourse, getLessonInCourse } from '@/lib/learning/courses/service';
import { viewExercise } from '@/lib/learning/session/exercise';
import type { Locale } from '@/lib/platform/i18n/locales';
import { minRight } from '@/lib/learning/skip-tests/policy';
import type { SkipTestView, MissedLesson } from '@/lib/learning/skip-tests/schema';
import { seededExercise, type SkipTestState } from './skip-test-state';

/**
 * A skip test as its learner sees it. Throws AppError('not_found') when its lesson was withdrawn.
 * @param known the place of its lesson, where it was just read
 */
export async function viewSkipTest(
  viewer: Viewer,
  state: SkipTestState,
  locale: Locale,
  known?: LessonInCourse,
): Promise<SkipTestView> {
  const { row, answers, due, total, right } = state;
  const { next: _after, ...lesson } = known ?? (await getLessonInCourse(row.lessonId, locale));
  return {
    check: row.id,
    lesson,
    turn: answers.length,
    total,
    needed: minRight(total),
    current: due && {
      exercise: due.id,
      task: viewExercise(seededExercise(row, due), locale).task,
    },
    result:
      row.passed === null
        ? null
        : { passed: row.passed, right, missed: await listMissed(viewer, state, lesson.course.slug, locale) },
  };
}

/** The lessons of wrong answers, in order; lessons that were withdrawn since are left out. */
async function listMissed(
  viewer: Viewer,
  { exercises, answers }: SkipTestState,
  course: string,
  locale: Locale,
): Promise<MissedLesson[]> {
  const wrong = new Set(
    answers.flatMap(({ exerciseId, verdict }) => (verdict === 'wrong' ? exerciseId : [])),
  );
  if (wrong.size === 0) return [];
  const { lessons } = await getCourse(viewer, course, locale);
  return lessons.flatMap(({ id, slug, number, title, state }) => {
    const missed = exercises.filter((each) => each.lessonId === id && wrong.has(each.id));
    if (missed.length === 0 || state === 'announced') return [];
    const met = new Set(missed.flatMap((each) => each.topics));
    return [{ lesson: { slug, number, title }, topics: topics.filter((topic) => met.has(topic)) }];
  });
}
