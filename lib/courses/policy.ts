import type { CourseState, LessonState } from './schema';

export interface LessonProgress {
  announced: boolean;
  /** How many exercises it has. */
  exercises: number;
  started: boolean;
  finished: boolean;
}

/** States of a course's lessons, in order; `progress` of each as the learner stands. */
export function lessonStates(progress: LessonProgress[]): LessonState[] {
  return progress.map((lesson, index) => {
    if (lesson.announced) return 'announced';
    if (lesson.finished) return 'finished';
    const before = progress.slice(0, index).findLast(canBeFinished);
    if (before && !before.finished) return 'locked';
    return lesson.started ? 'started' : 'open';
  });
}

export function canStudy(state: LessonState): boolean {
  return state !== 'locked' && state !== 'announced';
}

/** What is under construction, or has no exercises yet, stands in nobody's way. */
export function canBeFinished({ announced, exercises }: LessonProgress): boolean {
  return !announced && exercises > 0;
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
  return ready.some(({ started }) => started) ? 'in_progress' : 'not_started';
}

/** Whether every lesson is finished that can be. */
export function isDone(progress: LessonProgress[]): boolean {
  const lessons = progress.filter(canBeFinished);
  return lessons.length > 0 && lessons.every(({ finished }) => finished);
}
