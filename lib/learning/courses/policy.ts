import type { CourseState, LessonState } from './schema';

export interface LessonProgress {
  announced: boolean;
  /** How many exercises it has. */
  exercises: number;
  started: boolean;
  finished: boolean;
  /** A passed check (lib/learning/skip-tests) has led to a lesson after it. */
  jumpedOver: boolean;
}

/** How a learner stands in a lesson. Whatever stands before it, it may be studied unless it is only announced. */
export function lessonState({ announced, finished, jumpedOver, started }: LessonProgress): LessonState {
  if (announced) return 'announced';
  if (finished) return 'finished';
  if (jumpedOver) return 'skipped';
  return started ? 'started' : 'not_started';
}

/** Finished, or known by a check. */
function isBehind({ finished, jumpedOver }: LessonProgress): boolean {
  return finished || jumpedOver;
}

/** What is under construction, or has no exercises yet, stands in nobody's way. */
function canBeFinished({ announced, exercises }: Pick<LessonProgress, 'announced' | 'exercises'>): boolean {
  return !announced && exercises > 0;
}

interface Stated extends Pick<LessonProgress, 'exercises'> {
  state: LessonState;
}

/** Neither finished nor known: what the order recommends. */
function isLeft({ state }: Stated): boolean {
  return state === 'not_started' || state === 'started';
}

/** Of the lessons before one, in order, those with exercises that are left to do: the order recommends them first. */
export function leftBefore<Lesson extends Stated>(before: readonly Lesson[]): Lesson[] {
  return before.filter((lesson) => isLeft(lesson) && lesson.exercises > 0);
}

/**
 * The lesson to go on with: the first in order that is left to do, also when a later one was practised before it; then
 * the first that was skipped; one with exercises before one without. Null when there is none.
 */
export function nextOf<Lesson extends Stated>(lessons: readonly Lesson[]): Lesson | null {
  const ahead = lessons.filter(isLeft);
  const left = [...ahead, ...lessons.filter(({ state }) => state === 'skipped')];
  return left.find(({ exercises }) => exercises > 0) ?? left[0] ?? null;
}

/** Answers at the first try: of each lesson the run that went best. */
export interface FirstTries {
  right: number;
  total: number;
}

/** Of the first tries, in percent (decisions, "Learning rules"). */
const passMark = 85;

/** Of a course that is done. */
export function isPassed({ right, total }: FirstTries): boolean {
  return total > 0 && right * 100 >= passMark * total;
}

export function courseState(progress: LessonProgress[], tries: FirstTries): CourseState {
  if (isDone(progress)) return isPassed(tries) ? 'passed' : 'done';
  const ready = progress.filter(({ announced }) => !announced);
  return ready.some(({ started, jumpedOver }) => started || jumpedOver) ? 'in_progress' : 'not_started';
}

/** Whether every lesson that can be is finished or was jumped over, and at least one is finished. */
export function isDone(progress: LessonProgress[]): boolean {
  const lessons = progress.filter(canBeFinished);
  return lessons.some(({ finished }) => finished) && lessons.every(isBehind);
}
