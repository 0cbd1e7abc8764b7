import type { CourseState, LessonState } from './schema';

export interface LessonProgress {
  announced: boolean;
  /** How many exercises it has. */
  exercises: number;
  started: boolean;
  finished: boolean;
  /** A passed check (lib/checks) has opened a lesson after it. */
  jumpedOver: boolean;
}

/** States of a course's lessons, in order; `progress` of each as the learner stands. */
export function lessonStates(progress: LessonProgress[]): LessonState[] {
  return progress.map((lesson, index) => {
    if (lesson.announced) return 'announced';
    if (lesson.finished) return 'finished';
    if (lesson.jumpedOver) return 'skipped';
    const before = progress.slice(0, index).findLast(canBeFinished);
    if (before && !isBehind(before)) return 'locked';
    return lesson.started ? 'started' : 'open';
  });
}

/** Finished, or jumped over: no lesson after it waits for it. */
function isBehind({ finished, jumpedOver }: LessonProgress): boolean {
  return finished || jumpedOver;
}

export function canStudy(state: LessonState): boolean {
  return state !== 'locked' && state !== 'announced';
}

/** What is under construction, or has no exercises yet, stands in nobody's way. */
export function canBeFinished({
  announced,
  exercises,
}: Pick<LessonProgress, 'announced' | 'exercises'>): boolean {
  return !announced && exercises > 0;
}

interface Stated extends Pick<LessonProgress, 'announced' | 'exercises'> {
  state: LessonState;
}

/**
 * The lesson to go on with: the first that is open, then the first that was jumped over; one with exercises before one
 * without. Null when there is none.
 */
export function nextOf<Lesson extends Stated>(lessons: readonly Lesson[]): Lesson | null {
  const ahead = lessons.filter(({ state }) => state === 'open' || state === 'started');
  const left = [...ahead, ...lessons.filter(({ state }) => state === 'skipped')];
  return left.find(canBeFinished) ?? left[0] ?? null;
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
