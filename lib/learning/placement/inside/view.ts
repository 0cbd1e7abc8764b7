import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { listCourses } from '@/lib/learning/courses/service';
import { viewExercise } from '@/lib/learning/session/exercise';
import type { Locale } from '@/lib/platform/i18n/locales';
import { maxQuestions } from '@/lib/learning/placement/limits';
import { seededItem, type LevelTestState } from './level-test-state';
import { chooseCourse } from '@/lib/learning/placement/choose-course';
import { levelAt, placementLevels, scaleEnd, scaleStart } from '@/lib/learning/placement/scale';
import type { PlacementResult, PlacementView } from '@/lib/learning/placement/schema';

/** The z-score of an 80 % interval of the normal distribution. */
const zScore80 = 1.2816;

/** A level test as its learner sees it. */
export async function viewLevelTest(
  viewer: Viewer,
  state: LevelTestState,
  locale: Locale,
): Promise<PlacementView> {
  const { row, answers, due } = state;
  return {
    placement: row.id,
    turn: answers.length,
    most: maxQuestions,
    current: due && {
      item: due.id,
      task: viewExercise(seededItem(row, due), locale).task,
    },
    result: row.finishedAt ? await sumUp(viewer, state, locale) : null,
  };
}

async function sumUp(
  viewer: Viewer,
  { answers, estimate }: LevelTestState,
  locale: Locale,
): Promise<PlacementResult> {
  const { ability, error, level, shares } = estimate;
  const courses = (await listCourses(viewer, locale)).filter(({ lessons }) => lessons > 0);
  const course = chooseCourse(courses, level);
  const low = ability - zScore80 * error;
  const high = ability + zScore80 * error;
  return {
    level,
    sureness: shares[placementLevels.indexOf(level)] ?? 0,
    shares: placementLevels.map((each, index) => ({ level: each, share: Math.min(1, shares[index] ?? 0) })),
    ability: onScale(ability),
    low: onScale(low),
    high: onScale(high),
    low_level: levelAt(low),
    high_level: levelAt(high),
    answers: answers.length,
    course: course && { slug: course.slug, title: course.title, level: course.level },
  };
}

const onScale = (value: number) => Math.min(scaleEnd, Math.max(scaleStart, value));
