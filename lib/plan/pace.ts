/*
 * How long an exercise takes somebody: what was measured, mixed with what is usual while little is known. The share of
 * the lecture is read, not answered, so it is not measured: about five minutes for some sixteen exercises.
 */
export const usualSeconds = 30;
export const lectureShare = 20;
/** A newcomer counts as somebody who has done so many exercises at the usual speed. */
const trust = 20;

/** What somebody has done: exercises tried for the first time in a run, and seconds at work on them and their repeats. */
export interface Measured {
  exercises: number;
  seconds: number;
}

/** Whole seconds for an exercise, the lecture included. */
export function paceOf({ exercises, seconds }: Measured): number {
  return Math.round((usualSeconds * trust + seconds) / (trust + exercises)) + lectureShare;
}

/** Exercises for a day of so many minutes; at least one. */
export function exercisesIn(minutes: number, pace: number): number {
  return Math.max(1, Math.floor((minutes * 60) / pace));
}
