/*
 * Seconds a learner needs for an exercise: a default, mixed with the measured speed once enough was measured. The time for
 * reading the lecture cannot be measured; about five minutes for some sixteen exercises are added as `lectureSeconds`.
 * @public for tests, which reckon with it
 */
export const defaultSeconds = 30;
/** @public for tests, which reckon with it */
export const lectureSeconds = 20;
/** Below this number of exercises the measured speed is ignored; at it, it weighs as much as the default. */
const minMeasuredExercises = 20;

/** Number of exercises (each counted once per run), and active seconds on them and their repeats. */
export interface Measured {
  exercises: number;
  seconds: number;
}

/** Whether enough was measured for a speed of the learner's own. */
export const isMeasured = ({ exercises }: Measured) => exercises >= minMeasuredExercises;

/** Whole seconds per exercise, the lecture's share included. */
export function secondsPerExerciseOf(measured: Measured): number {
  if (!isMeasured(measured)) return defaultSeconds + lectureSeconds;
  const { exercises, seconds } = measured;
  return (
    Math.round((defaultSeconds * minMeasuredExercises + seconds) / (minMeasuredExercises + exercises)) +
    lectureSeconds
  );
}

/** The number of exercises that fit into these minutes; at least one. */
export function exercisesIn(minutes: number, secondsPerExercise: number): number {
  return Math.max(1, Math.floor((minutes * 60) / secondsPerExercise));
}
