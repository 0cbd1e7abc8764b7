import { describe, expect, it } from '@jest/globals';
import { forecastOf } from '@/lib/learning/plan/inside/forecast';
import type { Facts } from '@/lib/learning/plan/inside/remaining';
import type { Aim } from '@/lib/learning/plan/schema';

const monday = '2026-11-23';
const lessons = [1, 2, 3, 4].map((id) => ({
  id,
  course: id < 4 ? 'zero' : 'every-day',
  level: id < 4 ? ('A0' as const) : ('A1' as const),
  exercises: 16,
  finished: id === 1,
  jumpedOver: false,
}));
const facts: Facts = {
  today: monday,
  lessons,
  settled: [],
  measured: { exercises: 0, seconds: 0 },
  daysOff: new Set(),
  placed: null,
};
const course: Aim = { kind: 'course', course: 'zero' };
/** Ten minutes a day: twelve exercises. */
const choicesFor = (aim: Aim, deadline: string) =>
  forecastOf({ aim, minutes: 10, weekdays: [1, 2, 3, 4, 5, 6, 7], deadline }, facts).choices;

describe('a course that Анна cannot finish by the date', () => {
  it.each([
    // Two lessons with 16 exercises each; 12, 24 and 36 exercises fit.
    ['2026-11-23', { done: 0, left: 2 }],
    ['2026-11-24', { done: 1, left: 2 }],
    ['2026-11-22', { done: 0, left: 2 }],
  ])('has no smaller aim, but says which lessons fit until %s', (deadline, fitting) => {
    expect(choicesFor(course, deadline)).toMatchObject({ aim: null, lessons: fitting });
  });

  it('needs no such sentence when the date can be kept', () => {
    expect(choicesFor(course, '2026-11-25')).toBeNull();
  });
});

describe('a level that cannot be reached by the date', () => {
  it('has a smaller one instead', () => {
    expect(choicesFor({ kind: 'level', level: 'A1' }, '2026-11-25')).toMatchObject({
      aim: { kind: 'level', level: 'A0' },
      lessons: null,
    });
  });
});
