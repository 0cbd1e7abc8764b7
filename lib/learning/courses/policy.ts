import { passMarkPercent } from './limits';
import type { CourseState, LessonState } from './schema';

export interface LessonProgress {
  announced: boolean;
  /** Number of exercises. */
  exercises: number;
  started: boolean;
  finished: boolean;
  /** Whether a skip test (lib/learning/skip-tests) before a later lesson was passed. */
  jumpedOver: boolean;
}

/** A learner's state in a lesson. Every lesson may be studied in any order, unless it is only announced. */
export function lessonState({ announced, finished, jumpedOver, started }: LessonProgress): LessonState {
  if (announced) return 'announced';
  if (finished) return 'finished';
  if (jumpedOver) return 'skipped';
  return started ? 'started' : 'not_started';
}

/** Whether a lesson is finished or was skipped by a test. */
function isFinishedOrSkipped({ finished, jumpedOver }: LessonProgress): boolean {
  return finished || jumpedOver;
}

/** Whether a lesson can be finished; announced lessons and lessons without exercises do not block a course. */
function canBeFinished({ announced, exercises }: Pick<LessonProgress, 'announced' | 'exercises'>): boolean {
  return !announced && exercises > 0;
}

interface LessonWithState extends Pick<LessonProgress, 'exercises'> {
  state: LessonState;
}

/** Whether a lesson is neither finished nor skipped. */
function isUnfinished({ state }: LessonWithState): boolean {
  return state === 'not_started' || state === 'started';
}

/** The unfinished lessons with exercises among those before a lesson; the learner is advised to do them first. */
export function unfinishedBefore<Lesson extends LessonWithState>(before: readonly Lesson[]): Lesson[] {
  return before.filter((lesson) => isUnfinished(lesson) && lesson.exercises > 0);
}

/**
 * The lesson to go on with: the first unfinished one, also when a later one was practised before it; then the first skipped
 * one; lessons with exercises come before those without. Null when there is none.
 */
export function findNextLesson<Lesson extends LessonWithState>(lessons: readonly Lesson[]): Lesson | null {
  const ahead = lessons.filter(isUnfinished);
  const left = [...ahead, ...lessons.filter(({ state }) => state === 'skipped')];
  return left.find(({ exercises }) => exercises > 0) ?? left[0] ?? null;
}

/** Counts of first tries over the best run of each lesson. */
export interface FirstTries {
  right: number;
  total: number;
}

/** Whether a course that is done is passed. */
export function isPassed({ right, total }: FirstTries): boolean {
  return total > 0 && right * 100 >= passMarkPercent * total;
}

export function courseState(progress: LessonProgress[], tries: FirstTries): CourseState {
  if (isDone(progress)) return isPassed(tries) ? 'passed' : 'done';
  const ready = progress.filter(({ announced }) => !announced);
  return ready.some(({ started, jumpedOver }) => started || jumpedOver) ? 'in_progress' : 'not_started';
}

/** Whether every lesson that can be finished is finished or skipped, and at least one is finished. */
export function isDone(progress: LessonProgress[]): boolean {
  const lessons = progress.filter(canBeFinished);
  return lessons.some(({ finished }) => finished) && lessons.every(isFinishedOrSkipped);
}
