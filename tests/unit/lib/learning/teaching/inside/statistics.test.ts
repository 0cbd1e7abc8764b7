import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fisher, flagsOf, shareOf, wilson } from '@/lib/learning/teaching/inside/statistics';

describe('the interval of a share', () => {
  // Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %i in %i goes from %d … as published', (hits, trials, low, high) => {
    const shown = wilson(hits, trials);
    expect(shown.value).toBe(hits / trials);
    expect([shown.low.toFixed(4), shown.high.toFixed(4)]).toEqual([low.toFixed(4), high.toFixed(4)]);
  });

  it('holds the share, stays within 0 and 1, and is the same seen from the other side', () => {
    const trials = fc.integer({ min: 1, max: 20_000 }).chain((n) => fc.tuple(fc.nat(n), fc.constant(n)));
    fc.assert(
      fc.property(trials, ([hits, n]) => {
        const { value, low, high } = wilson(hits, n);
        const other = wilson(n - hits, n);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(value);
        expect(high).toBeGreaterThanOrEqual(value);
        expect(other.low).toBeCloseTo(1 - high, 12);
      }),
    );
  });

  it('is not told of four learners, and is of five', () => {
    expect(shareOf(4, 4, 5)).toBeNull();
    expect(shareOf(4, 5, 5)).toMatchObject({ value: 0.8 });
  });
});

describe('the interval of a correlation', () => {
  // Lane, Online Statistics Education, "Confidence interval for a correlation".
  it('is as published', () => {
    const shown = fisher(-0.654, 34);
    expect([shown?.low.toFixed(2), shown?.high.toFixed(2)]).toEqual(['-0.81', '-0.41']);
  });

  it.each([
    [0, 103, -0.1935, 0.1935],
    [0.3, 103, 0.1129, 0.4664],
    [0.5, 28, 0.1559, 0.7358],
  ])('of %d from %i pairs is what the formula gives by hand', (r, pairs, low, high) => {
    const shown = fisher(r, pairs);
    expect(shown?.low).toBeCloseTo(low, 3);
    expect(shown?.high).toBeCloseTo(high, 3);
  });

  it('is not told of nine pairs, or where a side never varies', () => {
    expect(fisher(0.5, 9)).toBeNull();
    expect(fisher(0.5, 10)).not.toBeNull();
    expect(fisher(null, 500)).toBeNull();
  });

  it('of all alike is all certain, not an error', () => {
    expect(fisher(1, 12)).toEqual({ value: 1, low: 1, high: 1 });
  });
});

describe('what a teacher should look at', () => {
  const judged = (right: number, learners: number, maxWrong = 0, r: number | null = 0.4) => ({
    learners,
    right,
    facility: shareOf(right, learners, 5),
    discrimination: fisher(r, learners),
    maxWrong,
  });
  it.each([
    ['nothing, where all is well', judged(60, 100), []],
    ['too easy: more than 95 % of 30', judged(30, 30), ['too_easy']],
    ['not too easy: 95 % exactly', judged(95, 100), []],
    ['not too easy: 29 learners say too little', judged(29, 29), []],
    ['hard: less than 40 % of 30', judged(11, 30, 5), ['hard']],
    ['not hard: 40 % exactly', judged(12, 30, 5), []],
    ['not hard: 29 learners say too little', judged(1, 29), []],
    ['a wrong answer before the right one', judged(10, 25, 11), ['wrong_preferred']],
    ['not when they are even', judged(10, 25, 10), []],
    ['tells nothing: certainly below 0.1', judged(300, 500, 0, 0.01), ['tells_nothing']],
    ['not when it may be more', judged(60, 100, 0, 0.01), []],
    ['not when nothing is known of it', judged(300, 500, 0, null), []],
    [
      'several at once, the gravest first',
      judged(100, 500, 120, -0.3),
      ['wrong_preferred', 'hard', 'tells_nothing'],
    ],
    ['nothing of four learners', judged(0, 4, 4), []],
  ] as const)('is %s', (_, figures, flags) => {
    expect(flagsOf(figures)).toEqual(flags);
  });
});
