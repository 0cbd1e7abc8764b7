import { hourMs, minuteMs } from '@/lib/platform/time/units';
import { pausedHours } from './limits';

/** Index of a half of a timer. */
export type Half = 0 | 1;
/** A value for each half. */
export type OfHalves<T> = readonly [T, T];

/**
 * A timer at a moment. Each language has its own time, so that both get the same, however often the people change between
 * them: one of the halves runs or is paused, and the time left of each was measured at `atMs`, in milliseconds since 1970.
 */
export interface TimerClock {
  half: Half;
  leftMs: OfHalves<number>;
  isRunning: boolean;
  atMs: number;
}

/** Steps of one of the two people. The two that change the half name it, so that a repeated step is no second change. */
export const timerSteps = ['pause', 'resume', 'first_half', 'second_half', 'end'] as const;
export type TimerStep = (typeof timerSteps)[number];

/** A running timer at the beginning of its first half. */
export const newClock = (minutes: number, atMs: number): TimerClock => ({
  half: 0,
  leftMs: [minutes * minuteMs, minutes * minuteMs],
  isRunning: true,
  atMs,
});

export const otherHalf = (half: Half): Half => (half === 0 ? 1 : 0);

/** The timer at a later moment: when the running half is used up, the other one runs, if it has time left. */
export function clockAt(clock: TimerClock, atMs: number): TimerClock {
  if (!clock.isRunning || atMs <= clock.atMs) return clock;
  const { half, leftMs } = clock;
  const passedMs = atMs - clock.atMs;
  const here = Math.min(passedMs, leftMs[half]);
  const there = Math.min(passedMs - here, leftMs[otherHalf(half)]);
  const left = withHalf(leftMs, half, leftMs[half] - here);
  const rest = withHalf(left, otherHalf(half), left[otherHalf(half)] - there);
  const hasChanged = rest[half] === 0 && leftMs[otherHalf(half)] > 0;
  return { half: hasChanged ? otherHalf(half) : half, leftMs: rest, isRunning: true, atMs };
}

const withHalf = (of: OfHalves<number>, half: Half, ms: number): OfHalves<number> =>
  half === 0 ? [ms, of[1]] : [of[0], ms];

const restMs = ({ leftMs }: TimerClock) => leftMs[0] + leftMs[1];

/** When it ends unless somebody changes it: when all time is used up, or after `pausedHours` of pause. */
export const endsAtMs = (clock: TimerClock) =>
  clock.atMs + (clock.isRunning ? restMs(clock) : pausedHours * hourMs);

export const isOver = (clock: TimerClock, nowMs: number) => endsAtMs(clock) <= nowMs;

/** A timer that is not over, after a step; a repeated step, or a change to a half that is used up, changes nothing. */
export function stepped(clock: TimerClock, step: Exclude<TimerStep, 'end'>, atMs: number): TimerClock {
  const current = { ...clockAt(clock, atMs), atMs };
  switch (step) {
    case 'pause':
      return current.isRunning ? { ...current, isRunning: false } : clock;
    case 'resume':
      return current.isRunning ? clock : { ...current, isRunning: true };
    case 'first_half':
    case 'second_half': {
      const half = step === 'first_half' ? 0 : 1;
      return current.half === half || current.leftMs[half] === 0 ? clock : { ...current, half };
    }
  }
}
