import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dayOf } from '@/lib/learning/progress/day';
import { addDays, countDays, weekdayOf } from '@/lib/learning/progress/day-arithmetic';
import { coursesFor, smallerAims } from '@/lib/learning/plan/inside/aims';
import { findChoices } from '@/lib/learning/plan/inside/choices';
import { forecastOf } from '@/lib/learning/plan/inside/forecast';
import type { Facts } from '@/lib/learning/plan/inside/remaining';
import { lessonsByDay } from '@/lib/learning/plan/inside/lessons-by-day';
import {
  exercisesIn,
  lectureSeconds,
  secondsPerExerciseOf,
  defaultSeconds,
} from '@/lib/learning/plan/inside/pace';
import type { PlanInput } from '@/lib/learning/plan/schema';
import { isReachable, isStudyDay, lastDay, spread, type Work } from '@/lib/learning/plan/inside/spread';
import { behindBy, firstEnd, weekOf } from '@/lib/learning/plan/inside/week';

const days = fc.integer({ min: 0, max: 4000 }).map((count) => addDays('2024-01-01', count));
const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 });
const works: fc.Arbitrary<Work> = days.chain((today) =>
  fc.record({
    today: fc.constant(today),
    left: fc.integer({ min: 0, max: 600 }),
    doneToday: fc.integer({ min: 0, max: 40 }),
    perDay: fc.integer({ min: 1, max: 60 }),
    weekdays,
    daysOff: fc
      .array(fc.integer({ min: 0, max: 60 }), { maxLength: 20 })
      .map((offsets) => new Set(offsets.map((offset) => addDays(today, offset)))),
  }),
);

describe('what is planned', () => {
  it('is in all exactly what is left, on days of the plan only, and never more than a day holds', () => {
    fc.assert(
      fc.property(works, (work) => {
        const loads = spread(work);
        expect(loads.reduce((sum, { exercises }) => sum + exercises, 0)).toBe(work.left);
        for (const { day, exercises } of loads) {
          expect(isStudyDay(day, work)).toBe(true);
          expect(exercises).toBeLessThanOrEqual(work.perDay);
          expect(day >= work.today).toBe(true);
        }
      }),
    );
  });

  it('can be done by its last day, and not by the day before', () => {
    fc.assert(
      fc.property(works, (work) => {
        const last = lastDay(work);
        fc.pre(last !== null);
        expect(isReachable(work, last)).toBe(true);
        expect(isReachable(work, addDays(last, -1))).toBe(false);
      }),
    );
  });

  it('asks nothing more today of somebody who has done what the day holds', () => {
    const work: Work = {
      today: '2026-11-23',
      left: 30,
      doneToday: 10,
      perDay: 10,
      weekdays: [1, 2],
      daysOff: new Set(),
    };
    expect(spread(work)[0]).toEqual({ day: '2026-11-24', exercises: 10 });
  });
});

describe('when a deadline cannot be kept', () => {
  const secondsPerExercise = 50;

  it('the minutes named are enough, and a minute less is not', () => {
    fc.assert(
      fc.property(works, fc.integer({ min: 0, max: 90 }), (work, until) => {
        const deadline = addDays(work.today, until);
        const choices = findChoices(
          { ...work, perDay: exercisesIn(5, secondsPerExercise) },
          { deadline, secondsPerExercise, smaller: [] },
        );
        fc.pre(choices !== null && choices.minutes !== null);
        const withMinutes = (minutes: number) => ({
          ...work,
          perDay: exercisesIn(minutes, secondsPerExercise),
        });
        expect(isReachable(withMinutes(choices.minutes), deadline)).toBe(true);
        expect(isReachable(withMinutes(choices.minutes - 1), deadline)).toBe(false);
      }),
    );
  });

  it('the date named is enough, and the day before is not', () => {
    fc.assert(
      fc.property(works, (work) => {
        const choices = findChoices(work, { deadline: work.today, secondsPerExercise, smaller: [] });
        fc.pre(choices !== null);
        expect(choices.deadline).not.toBeNull();
        expect(isReachable(work, choices.deadline ?? '')).toBe(true);
        expect(isReachable(work, addDays(choices.deadline ?? '', -1))).toBe(false);
      }),
    );
  });

  it('the smaller goal named is the biggest that can be reached', () => {
    const work: Work = {
      today: '2026-11-23',
      left: 100,
      doneToday: 0,
      perDay: 10,
      weekdays: [1, 2, 3, 4, 5],
      daysOff: new Set(),
    };
    const smaller = [
      { aim: 'A2', left: 80 },
      { aim: 'A1', left: 50 },
      { aim: 'A0', left: 20 },
    ];
    expect(findChoices(work, { deadline: '2026-11-27', secondsPerExercise, smaller })?.aim).toBe('A1');
    expect(findChoices(work, { deadline: '2026-12-31', secondsPerExercise, smaller })).toBeNull();
  });
});

const lessons = [1, 2, 3].map((id) => ({
  id,
  course: id < 3 ? 'zero' : 'every-day',
  level: id < 3 ? ('A0' as const) : ('A1' as const),
  exercises: 16,
  finished: false,
  jumpedOver: false,
}));
const monday = '2026-11-23';
const facts: Facts<(typeof lessons)[number]> = {
  today: monday,
  lessons,
  settled: [],
  measured: { exercises: 0, seconds: 0 },
  daysOff: new Set(),
  placed: null,
};
const plan: PlanInput = {
  aim: { kind: 'level', level: 'A1' },
  minutes: 10,
  weekdays: [1, 3, 5],
  deadline: null,
};
const settledOn = (day: string, count: number) =>
  Array.from({ length: count }, () => ({ lesson: 1, at: new Date(`${day}T12:00:00Z`), day }));
const { measured } = facts;
const kept = (day: string) => ({ ...plan, since: { at: new Date(`${day}T10:00:00Z`), day, measured } });

describe('the speed of a learner', () => {
  it('is the usual one until twenty exercises were measured, and then comes near their own with each', () => {
    expect(secondsPerExerciseOf({ exercises: 0, seconds: 0 })).toBe(defaultSeconds + lectureSeconds);
    expect(secondsPerExerciseOf({ exercises: 1, seconds: 0 })).toBe(defaultSeconds + lectureSeconds);
    expect(secondsPerExerciseOf({ exercises: 19, seconds: 1140 })).toBe(defaultSeconds + lectureSeconds);
    expect(secondsPerExerciseOf({ exercises: 20, seconds: 1200 })).toBe(45 + lectureSeconds);
    expect(secondsPerExerciseOf({ exercises: 2000, seconds: 120_000 })).toBe(60 + lectureSeconds);
  });

  it.each([
    [1, false],
    [19, false],
    [20, true],
  ])('is not said to be their own before that: with %i exercises %s', (exercises, measured) => {
    const known = { ...facts, measured: { exercises, seconds: 40 * exercises } };
    expect(forecastOf(plan, known)).toMatchObject({ measured });
  });

  it('decides how many exercises a day of the plan has: at least one', () => {
    expect(exercisesIn(10, 50)).toBe(12);
    expect(exercisesIn(5, 600)).toBe(1);
  });
});

describe('the way to an aim', () => {
  it('leads through every course up to its level; what lies below a placement is known', () => {
    const courses = [
      { slug: 'zero', level: 'A0' as const },
      { slug: 'every-day', level: 'A1' as const },
      { slug: 'farther', level: 'A2' as const },
    ];
    const slugs = (...args: Parameters<typeof coursesFor>) => coursesFor(...args).map(({ slug }) => slug);
    expect(slugs({ kind: 'level', level: 'A1' }, courses, null)).toEqual(['zero', 'every-day']);
    expect(slugs({ kind: 'level', level: 'A2' }, courses, 'A1')).toEqual(['every-day', 'farther']);
    expect(slugs({ kind: 'level', level: 'A0' }, courses, 'B2')).toEqual(['zero']);
    expect(slugs({ kind: 'course', course: 'farther' }, courses, null)).toEqual(['farther']);
    expect(slugs({ kind: 'goal', goal: 'friends' }, courses, null)).toEqual(['zero', 'every-day', 'farther']);
  });

  it('has smaller goals below it, the nearest first; a course has none', () => {
    expect(smallerAims({ kind: 'level', level: 'A2' })).toEqual([
      { kind: 'level', level: 'A1' },
      { kind: 'level', level: 'A0' },
    ]);
    expect(smallerAims({ kind: 'course', course: 'zero' })).toEqual([]);
  });

  it('says honestly when no course leads so far yet', () => {
    expect(forecastOf({ ...plan, aim: { kind: 'goal', goal: 'job' } }, facts).short).toEqual({
      level: 'B2',
      reached: 'A1',
    });
    expect(forecastOf(plan, facts).short).toBeNull();
  });
});

describe('the week of a plan', () => {
  it('has what is planned on its days, from the very day it was made, and in all what is left', () => {
    const week = weekOf(kept(monday), facts);
    expect(week.map(({ planned }) => planned)).toEqual([12, 0, 12, 0, 12, 0, 0]);
    expect(week.map(({ kind }) => kind)).toEqual(['study', 'rest', 'study', 'rest', 'study', 'rest', 'rest']);
    const { days: loads, left } = forecastOf(plan, facts);
    expect(left).toBe(48);
    expect(loads.reduce((sum, { exercises }) => sum + exercises, 0)).toBe(48);
  });

  it('leaves a day off free and moves what stood there', () => {
    const off = { ...facts, daysOff: new Set(['2026-11-25']) };
    const week = weekOf(kept(monday), off);
    expect(week[2]).toMatchObject({ kind: 'off', planned: 0 });
    expect(forecastOf(plan, off).ends).toBe('2026-12-02');
  });

  it('does not count the day it was made as missed, but every other one', () => {
    const later = (today: string) => behindBy(kept(monday), { ...facts, today });
    expect(later('2026-11-24')).toBe(0);
    expect(later('2026-11-26')).toBe(12);
    expect(later('2026-11-28')).toBe(24);
    expect(later('2027-06-01')).toBe(48);
  });

  it('forgives what was made up for, and everything when it is planned anew', () => {
    const settled = settledOn('2026-11-26', 10);
    const late = { ...facts, today: '2026-11-26', settled };
    expect(behindBy(kept(monday), late)).toBe(2);
    expect(behindBy(kept('2026-11-26'), late)).toBe(0);
    expect(firstEnd(kept(monday), late)).toBe('2026-11-30');
    expect(forecastOf(plan, late).ends).toBe('2026-12-04');
  });

  it('leaves out what a check has led past: the sum is what is left, lessons and days alike', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }), fc.nat(40), (jumps, count) => {
        const jumped = lessons.map((lesson, index) => ({ ...lesson, jumpedOver: jumps[index] === true }));
        const now = { ...facts, lessons: jumped, settled: settledOn('2026-11-20', count) };
        const { days: loads, left } = forecastOf(plan, now);
        const own = jumped.filter(({ jumpedOver }) => !jumpedOver);
        const done = own.some(({ id }) => id === 1) ? Math.min(16, count) : 0;
        expect(left).toBe(own.length * 16 - done);
        expect(loads.reduce((sum, { exercises }) => sum + exercises, 0)).toBe(left);
        const named = [...lessonsByDay(loads, plan.aim, now).values()].flat();
        expect(named.filter(({ jumpedOver }) => jumpedOver)).toEqual([]);
      }),
    );
  });

  it('names the lessons of each day in the order of learning', () => {
    const { days: loads } = forecastOf(plan, facts);
    const named = [...lessonsByDay(loads, plan.aim, facts).values()].map((each) => each.map(({ id }) => id));
    expect(named).toEqual([[1], [1, 2], [2, 3], [3]]);
  });
});

describe('the days of a plan', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  const moments = fc.date({ min: new Date('2015-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });

  it('begin on the learner’s own day in every IANA zone, summer time or not: none is left out, none comes twice', () => {
    for (const timeZone of zones) {
      fc.assert(
        fc.property(moments, (instant) => {
          const today = dayOf(instant, timeZone);
          const week = weekOf({ ...plan, since: { at: instant, day: today, measured } }, { ...facts, today });
          expect(week).toHaveLength(7);
          expect(week.map(({ day }) => weekdayOf(day))).toEqual([1, 2, 3, 4, 5, 6, 7]);
          expect(week.filter(({ day }) => day === today)).toHaveLength(1);
          const loads = forecastOf(plan, { ...facts, today }).days;
          expect(
            loads.every(({ day }, index) => index === 0 || countDays(loads[index - 1]?.day ?? '', day) > 0),
          ).toBe(true);
        }),
        { numRuns: 3 },
      );
    }
  });

  it.each([
    ['Europe/Berlin', '2026-03-29T00:30:00Z', '2026-03-28'],
    ['Europe/Berlin', '2026-03-29T02:30:00Z', '2026-03-29'],
    ['America/New_York', '2026-11-01T09:30:00Z', '2026-11-01'],
    ['Pacific/Apia', '2026-11-21T15:00:00Z', '2026-11-22'],
  ])('in %s at %s it is %s, over the change of the clock, too', (timeZone, instant, today) => {
    expect(dayOf(new Date(instant), timeZone)).toBe(today);
    const since = { at: new Date(instant), day: today, measured };
    const week = weekOf({ ...plan, since }, { ...facts, today });
    expect(new Set(week.map(({ day }) => day)).size).toBe(7);
  });
});
