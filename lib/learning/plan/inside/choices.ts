import { exercisesIn } from './pace';
import { fewestMinutes, mostMinutes } from '@/lib/learning/plan/limits';
import { isReachable, lastDay, type Work } from './spread';

/** A goal that is smaller than the one somebody has: what would be left of it. */
export interface Smaller<Aim> {
  aim: Aim;
  left: number;
}

export interface Choices<Aim> {
  /** The fewest that are enough; null when not even the most are. */
  minutes: number | null;
  /** The first day by which all is done at the minutes there are. */
  deadline: string | null;
  /** The biggest of the smaller goals that can be reached by the deadline. */
  aim: Aim | null;
}

/** What somebody may change who cannot reach the aim by the deadline; null when it can be reached. */
export function findChoices<Aim>(
  work: Work,
  { deadline, pace, smaller }: { deadline: string; pace: number; smaller: readonly Smaller<Aim>[] },
): Choices<Aim> | null {
  if (isReachable(work, deadline)) return null;
  return {
    minutes: leastMinutes(work, deadline, pace),
    deadline: lastDay(work),
    aim: biggestWithin(work, deadline, smaller),
  };
}

function leastMinutes(work: Work, deadline: string, pace: number): number | null {
  for (let minutes = fewestMinutes; minutes <= mostMinutes; minutes += 1) {
    if (isReachable({ ...work, perDay: exercisesIn(minutes, pace) }, deadline)) return minutes;
  }
  return null;
}

function biggestWithin<Aim>(work: Work, deadline: string, smaller: readonly Smaller<Aim>[]): Aim | null {
  const [best] = smaller
    .filter(({ left }) => left > 0 && left < work.left && isReachable({ ...work, left }, deadline))
    .sort((a, b) => b.left - a.left);
  return best?.aim ?? null;
}
