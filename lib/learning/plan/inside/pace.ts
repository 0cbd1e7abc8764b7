/*
 * How long an exercise takes somebody: what is usual, until enough was measured to mix it in. The share of the lecture is
 * read, not answered, so it is not measured: about five minutes for some sixteen exercises.
 */
export const usualSeconds = 30;
export const lectureShare = 20;
/** Fewer exercises say nothing of a speed; with so many, what was measured weighs as much as what is usual. */
const trust = 20;

/** What somebody has done: exercises tried for the first time in a run, and seconds at work on them and their repeats. */
export interface Measured {
  exercises: number;
  seconds: number;
}

/** Whether enough is known to speak of somebody's own speed. */
export const isMeasured = ({ exercises }: Measured) => exercises >= trust;

/** Whole seconds for an exercise, the lecture included. */
export function paceOf(measured: Measured): number {
  if (!isMeasured(measured)) return usualSeconds + lectureShare;
  const { exercises, seconds } = measured;
  return Math.round((usualSeconds * trust + seconds) / (trust + exercises)) + lectureShare;
}

/** Exercises for a day of so many minutes; at least one. */
export function exercisesIn(minutes: number, pace: number): number {
  return Math.max(1, Math.floor((minutes * 60) / pace));
}
