import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  clockAt,
  endsAtMs,
  isOver,
  newClock,
  stepped,
  timerSteps,
  type TimerClock,
  type TimerStep,
} from '@/lib/chat/timers/policy';

const minute = 60_000;
const fresh = newClock(10, 0);
const paused: TimerClock = { ...fresh, isRunning: false };

describe('a timer later', () => {
  it.each<[string, TimerClock, number, TimerClock['half'], [number, number]]>([
    ['has begun', fresh, 0, 0, [10, 10]],
    ['is in its first half', fresh, 4, 0, [6, 10]],
    ['has just changed', fresh, 10, 1, [0, 10]],
    ['is in its second half', fresh, 13, 1, [0, 7]],
    ['is over', fresh, 20, 1, [0, 0]],
    ['was over long ago', fresh, 500, 1, [0, 0]],
    ['is paused', paused, 400, 0, [10, 10]],
    [
      'goes back to the first half, if something is left of it',
      { ...fresh, half: 1, leftMs: [3 * minute, minute] },
      2,
      0,
      [2, 0],
    ],
    ['runs on in the half that is left', { ...fresh, leftMs: [5 * minute, 0] }, 2, 0, [3, 0]],
    ['is not before it was measured', { ...fresh, atMs: 9 * minute }, 3, 0, [10, 10]],
  ])('%s', (_, clock, minutes, half, left) => {
    const later = clockAt(clock, minutes * minute);
    expect(later).toMatchObject({ half, leftMs: left.map((count) => count * minute) });
  });

  it('is the same however often it was looked at', () => {
    const moments = fc.array(fc.integer({ min: 0, max: 25 * minute }), { maxLength: 8 });
    fc.assert(
      fc.property(moments, (looks) => {
        const sorted = looks.toSorted((one, other) => one - other);
        const last = sorted.at(-1) ?? 0;
        const looked = sorted.reduce<TimerClock>(clockAt, fresh);
        expect(looked.leftMs).toEqual(clockAt(fresh, last).leftMs);
        expect(looked.half).toBe(clockAt(fresh, last).half);
      }),
    );
  });

  it('is over when both halves are used up, or it was paused for twelve hours', () => {
    expect(endsAtMs(fresh)).toBe(20 * minute);
    expect(isOver(fresh, 20 * minute - 1)).toBe(false);
    expect(isOver(fresh, 20 * minute)).toBe(true);
    expect(endsAtMs(paused)).toBe(12 * 60 * minute);
  });
});

describe('what a step makes of a timer', () => {
  it('pauses and goes on without losing time', () => {
    const held = stepped(fresh, 'pause', 4 * minute);
    expect(held).toEqual({ half: 0, leftMs: [6 * minute, 10 * minute], isRunning: false, atMs: 4 * minute });
    const again = stepped(held, 'resume', 30 * minute);
    expect(endsAtMs(again)).toBe((30 + 16) * minute);
  });

  it('changes the half and keeps what is left of both, so that they stay equal', () => {
    const swapped = stepped(fresh, 'second_half', 4 * minute);
    expect(swapped).toMatchObject({ half: 1, leftMs: [6 * minute, 10 * minute], isRunning: true });
    expect(endsAtMs(swapped)).toBe(endsAtMs(fresh));
    expect(clockAt(swapped, 14 * minute)).toMatchObject({ half: 0, leftMs: [6 * minute, 0] });
  });

  it.each<[string, TimerClock, TimerStep, number]>([
    ['paused already', paused, 'pause', 3],
    ['running already', fresh, 'resume', 3],
    ['in that half already', fresh, 'first_half', 3],
    ['to a half that is used up', fresh, 'first_half', 12],
    ['in that half by itself meanwhile', fresh, 'second_half', 12],
  ])('nothing: %s', (_, clock, step, minutes) => {
    expect(stepped(clock, step as Exclude<TimerStep, 'end'>, minutes * minute)).toBe(clock);
  });

  it('never makes more or less time', () => {
    const steps = fc.array(
      fc.tuple(
        fc.constantFrom(...timerSteps.filter((step) => step !== 'end')),
        fc.integer({ min: 0, max: 3 * minute }),
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(steps, (taken) => {
        let [clock, atMs, ranMs] = [fresh, 0, 0];
        for (const [step, waitMs] of taken) {
          if (clock.isRunning) ranMs += waitMs;
          atMs += waitMs;
          clock = stepped(clock, step, atMs);
        }
        const [first, second] = clockAt(clock, atMs).leftMs;
        expect(first + second).toBe(Math.max(0, 20 * minute - ranMs));
      }),
    );
  });
});
