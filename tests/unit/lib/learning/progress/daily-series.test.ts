import { describe, expect, it } from '@jest/globals';
import { weekdayOf } from '@/lib/learning/progress/day-arithmetic';
import { fillYear, forecastOf, sumDays, wordHistory } from '@/lib/learning/progress/daily-series';
import { skillProgress } from '@/lib/learning/progress/inside/skills';

const day = (day: string, counted = true) => ({
  day,
  answers: 3,
  reviews: 1,
  right: 2,
  counted,
  seconds: 60,
  points: 20,
});

describe('the year', () => {
  it('has every day of 53 weeks from a Monday to today, each once', () => {
    const year = fillYear([day('2026-11-20')], '2026-11-21');
    expect(year).toHaveLength(52 * 7 + 6);
    expect(weekdayOf(year[0]?.day ?? '')).toBe(1);
    expect(year.at(-2)).toEqual(day('2026-11-20'));
    expect(year.at(-1)).toMatchObject({ day: '2026-11-21', answers: 0, points: 0 });
  });

  it('sums all days up; days of learning are those that count', () => {
    expect(sumDays([day('2026-11-20'), day('2026-11-19'), day('2026-11-18', false)])).toEqual({
      days: 2,
      answers: 9,
      reviews: 3,
      right: 6,
      seconds: 180,
      points: 60,
    });
  });
});

describe('words known', () => {
  it('rise, fall and stay the same on days without a change', () => {
    const changes = [
      { day: '2026-11-18', change: 1 },
      { day: '2026-11-18', change: 1 },
      { day: '2026-11-20', change: -1 },
    ];
    expect(wordHistory(changes, '2026-11-21').map(({ known }) => known)).toEqual([2, 2, 1, 1]);
    expect(wordHistory([], '2026-11-21')).toEqual([]);
  });
});

describe('the forecast', () => {
  it('has what is late today, and nothing beyond its days', () => {
    const due = [
      { day: '2026-11-01', cards: 4 },
      { day: '2026-11-21', cards: 2 },
      { day: '2026-11-22', cards: 3 },
      { day: '2026-11-24', cards: 9 },
    ];
    expect(forecastOf(due, '2026-11-21', 3)).toEqual([
      { day: '2026-11-21', cards: 6 },
      { day: '2026-11-22', cards: 3 },
      { day: '2026-11-23', cards: 0 },
    ]);
  });
});

describe('the level in a skill', () => {
  const shares = [
    { level: 'A1' as const, done: 2, total: 10 },
    { level: 'A0' as const, done: 5, total: 5 },
  ];

  it('is the lowest at which something is left', () => {
    expect(skillProgress(shares, null)).toEqual({ level: 'A1', done: 2, total: 10, next: 'A2' });
  });

  it('skips what the placement test has shown', () => {
    expect(skillProgress([{ level: 'A0', done: 0, total: 5 }, ...shares.slice(0, 1)], 'A1')?.level).toBe(
      'A1',
    );
  });

  it('says when all that is taught is done, and when nothing is taught', () => {
    expect(skillProgress(shares.slice(1), null)).toEqual({ level: 'A0', done: 5, total: 5, next: null });
    expect(skillProgress([], 'B1')).toBeNull();
  });
});
