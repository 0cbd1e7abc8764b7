import type { LessonState } from './schema';

interface Progress {
  started: boolean;
  finished: boolean;
}

/** States of a course's lessons, in order; `progress` of each as the learner stands. */
export function lessonStates(progress: Progress[]): LessonState[] {
  return progress.map(({ started, finished }, index) => {
    if (finished) return 'finished';
    if (index > 0 && !progress[index - 1]?.finished) return 'locked';
    return started ? 'started' : 'open';
  });
}

export function canStudy(state: LessonState): boolean {
  return state !== 'locked';
}
