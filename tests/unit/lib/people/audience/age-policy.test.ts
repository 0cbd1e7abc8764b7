import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  ageBrackets,
  ageGroupOn,
  ageOn,
  birthDatesOf,
  bracketOf,
  mayMeet,
  type AgeGroup,
} from '@/lib/people/audience/age-policy';

const day = '2026-11-25';

describe('an age', () => {
  it.each([
    ['2008-11-25', 18],
    ['2008-11-26', 17],
    ['2012-11-25', 14],
    ['1970-01-01', 56],
  ])('of who was born on %s is %i', (birthDate, years) => {
    expect(ageOn(birthDate, day)).toBe(years);
  });

  it.each([
    ['2026-02-28', 17],
    ['2026-03-01', 18],
  ])('of who was born on 29 February 2008 is on %s %i', (today, years) => {
    expect(ageOn('2008-02-29', today)).toBe(years);
  });
});

describe('who meets whom', () => {
  const groups: AgeGroup[] = ['minor', 'adult', 'unknown'];

  it('is the same from both sides, and nobody of unknown age meets anybody', () => {
    const meeting = groups.flatMap((one) =>
      groups.filter((other) => mayMeet(one, other)).map((other) => [one, other]),
    );
    expect(meeting).toEqual([
      ['minor', 'minor'],
      ['adult', 'adult'],
    ]);
  });

  it('changes by itself on the 18th birthday', () => {
    expect([ageGroupOn('2008-11-26', day), ageGroupOn('2008-11-25', day)]).toEqual(['minor', 'adult']);
    expect(ageGroupOn(null, day)).toBe('unknown');
  });
});

describe('a bracket', () => {
  const dates = fc.date({ min: new Date('1920-01-01'), max: new Date('2012-01-01'), noInvalidDate: true });
  const days = fc.date({ min: new Date('2024-01-01'), max: new Date('2032-12-31'), noInvalidDate: true });

  it('has the birth dates of exactly those whose age is in it', () => {
    fc.assert(
      fc.property(dates, days, fc.constantFrom(...ageBrackets), (born, on, bracket) => {
        const [birthDate, today] = [born, on].map((date) => date.toISOString().slice(0, 10)) as [
          string,
          string,
        ];
        const { until, after } = birthDatesOf(bracket, today);
        const isBetween = birthDate <= until && (after === null || birthDate > after);
        expect(isBetween).toBe(bracketOf(ageOn(birthDate, today)) === bracket);
      }),
    );
  });

  it('names dates that exist', () => {
    const { until, after } = birthDatesOf({ min: 18, max: 24 }, '2028-02-29');
    expect([until, after]).toEqual(['2010-02-28', '2003-02-28']);
  });

  it('is none below the youngest', () => {
    expect(bracketOf(13)).toBeNull();
  });
});
