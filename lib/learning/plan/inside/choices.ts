import { exercisesIn } from './pace';
import { minMinutes, maxMinutes } from '@/lib/learning/plan/limits';
import { isReachable, lastDay, type Work } from './spread';

/** A smaller aim and the number of exercises left to it. */
export interface SmallerAim<Aim> {
  aim: Aim;
  left: number;
}

export interface Choices<Aim> {
  /** Minimum of minutes a day that is enough; null when even the maximum is not. */
  minutes: number | null;
  /** The first day by which all is done with the present minutes. */
  deadline: string | null;
  /** The largest smaller aim that can be reached by the deadline. */
  aim: Aim | null;
}

/** Changes that would make an unreachable deadline reachable; null when it can be reached. */
export function findChoices<Aim>(
  work: Work,
  {
    deadline,
    secondsPerExercise,
    smaller,
  }: { deadline: string; secondsPerExercise: number; smaller: readonly SmallerAim<Aim>[] },
): Choices<Aim> | null {
  if (isReachable(work, deadline)) return null;
  return {
    minutes: minMinutesFor(work, deadline, secondsPerExercise),
    deadline: lastDay(work),
    aim: maxReachableAim(work, deadline, smaller),
  };
}

function minMinutesFor(work: Work, deadline: string, secondsPerExercise: number): number | null {
  for (let minutes = minMinutes; minutes <= maxMinutes; minutes += 1) {
    if (isReachable({ ...work, perDay: exercisesIn(minutes, secondsPerExercise) }, deadline)) return minutes;
  }
  return null;
}

function maxReachableAim<Aim>(work: Work, deadline: string, smaller: readonly SmallerAim<Aim>[]): Aim | null {
  const [best] = smaller
    .filter(({ left }) => left > 0 && left < work.left && isReachable({ ...work, left }, deadline))
    .sort((a, b) => b.left - a.left);
  return best?.aim ?? null;
}
