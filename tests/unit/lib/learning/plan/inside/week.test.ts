import { describe, expect, it } from '@jest/globals';
import type { Facts } from '@/lib/learning/plan/inside/remaining';
import type { Measured } from '@/lib/learning/plan/inside/pace';
import type { PlanInput } from '@/lib/learning/plan/schema';
import { forecastOf } from '@/lib/learning/plan/inside/forecast';
import { forecastStored, currentSpeed } from '@/lib/learning/plan/inside/speed';
import { behindBy, firstEnd, weekOf } from '@/lib/learning/plan/inside/week';

/* Ten minutes hold so many exercises: 12 at the usual speed, 20 for somebody quick, 8 for somebody slow. */
const speeds = {
  usual: { exercises: 0, seconds: 0 },
  quick: { exercises: 2000, seconds: 18_000 },
  slow: { exercises: 2000, seconds: 105_000 },
} satisfies Record<string, Measured>;
type Speed = keyof typeof speeds;

const plan: PlanInput = {
  aim: { kind: 'course', course: 'zero' },
  minutes: 10,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  deadline: null,
};
const monday = '2026-11-23';
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

function factsOf(now: Speed, { done = 0, size = 100, daysOff = [] as string[] } = {}): Facts {
  const lesson = { id: 1, course: 'zero', level: 'A0' as const, exercises: size };
  return {
    today: '2026-11-26',
    lessons: [{ ...lesson, finished: false, jumpedOver: false }],
    settled: Array.from({ length: done }, () => ({ lesson: 1, at: noon('2026-11-24'), day: '2026-11-24' })),
    measured: speeds[now],
    daysOff: new Set(daysOff),
    placed: null,
  };
}
const keptAt = (then: Speed) => ({
  ...plan,
  since: { at: noon(monday), day: monday, measured: speeds[then] },
});

/* A plan of Monday, looked at on Thursday: two whole days of it are over, Tuesday and Wednesday. */
describe('how far Анна is behind', () => {
  it.each<[Speed, Speed, number, number]>([
    // Planned at, now at, done since, behind.
    ['usual', 'usual', 0, 24],
    ['usual', 'quick', 0, 24],
    ['usual', 'slow', 0, 24],
    ['slow', 'quick', 0, 16],
    ['quick', 'slow', 0, 40],
    ['usual', 'quick', 24, 0],
    ['usual', 'slow', 20, 4],
    ['quick', 'slow', 24, 16],
  ])('planned at the %s speed and now %s, with %i done, is %i', (then, now, done, behind) => {
    expect(behindBy(keptAt(then), factsOf(now, { done }))).toBe(behind);
  });

  it('is never more than the course has', () => {
    expect(behindBy(keptAt('quick'), factsOf('slow', { size: 30 }))).toBe(30);
    expect(behindBy(keptAt('quick'), factsOf('slow', { size: 30, done: 25 }))).toBe(5);
  });

  it('leaves out the days she planned off', () => {
    expect(behindBy(keptAt('quick'), factsOf('slow', { daysOff: ['2026-11-25'] }))).toBe(20);
  });
});

describe('what a plan asks of a day', () => {
  it.each<[Speed, Speed, number]>([
    ['usual', 'usual', 12],
    ['usual', 'quick', 12],
    ['quick', 'slow', 20],
  ])(
    'stays what it was at the %s speed, past days and days to come, when she becomes %s',
    (then, now, each) => {
      const week = weekOf(keptAt(then), factsOf(now, { size: 300 }));
      expect(week.map(({ planned }) => planned)).toEqual(Array.from({ length: 7 }, () => each));
    },
  );

  it.each<[Speed, Speed, number | null]>([
    ['usual', 'usual', null],
    ['usual', 'quick', 20],
    ['usual', 'slow', 8],
    ['quick', 'usual', null],
    ['slow', 'slow', null],
  ])('planned at the %s speed and now %s, she is offered %s a day', (then, now, offered) => {
    expect(currentSpeed(keptAt(then), factsOf(now))?.per_day ?? null).toBe(offered);
  });

  it('is not offered anew for a difference that is small, or when nothing is left to do', () => {
    const alike = { exercises: 2000, seconds: 52_000 };
    expect(currentSpeed(keptAt('usual'), { ...factsOf('usual'), measured: alike })).toBeNull();
    expect(currentSpeed(keptAt('usual'), factsOf('quick', { done: 100 }))).toBeNull();
  });

  it.each<[Speed, Speed]>([
    ['usual', 'slow'],
    ['slow', 'slow'],
  ])(
    'planned at the %s speed and now %s, the minutes that keep her date do keep it once she takes them',
    (then, now) => {
      const facts = factsOf(now);
      const late = { ...keptAt(then), deadline: '2026-11-30' };
      const { reachable, choices } = forecastStored(late, facts);
      expect(reachable).toBe(false);
      const taken = { ...plan, deadline: late.deadline, minutes: choices?.minutes ?? 0 };
      expect(forecastOf(taken, facts)).toMatchObject({ reachable: true, choices: null });
    },
  );

  it('leaves her a choice where her date can only be kept at the speed of now', () => {
    const late = { ...keptAt('usual'), deadline: '2026-11-30' };
    expect(forecastOf(late, factsOf('quick')).choices).toBeNull();
    expect(forecastStored(late, factsOf('quick'))).toMatchObject({ reachable: false, per_day: 12 });
    expect(forecastStored(late, factsOf('quick')).choices?.minutes).toBeGreaterThan(10);
  });

  it.each<[Speed, Speed, string]>([
    ['usual', 'quick', '2026-12-01'],
    ['quick', 'usual', '2026-11-27'],
    ['slow', 'quick', '2026-12-05'],
  ])('would have ended, planned at the %s speed, on the same day now that she is %s', (then, now, day) => {
    expect(firstEnd(keptAt(then), factsOf(now))).toBe(day);
  });
});
