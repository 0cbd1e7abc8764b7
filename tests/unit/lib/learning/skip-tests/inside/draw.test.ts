import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { drawExercises, type Candidate } from '@/lib/learning/skip-tests/inside/draw';
import { exercisesPerSkipTest, isPassed, minRight } from '@/lib/learning/skip-tests/policy';
import { randomFrom } from '@/tests/support/random';

const kinds = ['choice', 'pairs', 'gap', 'order', 'write'] as const;
const never = () => 0;
const lots = (seed: string) => (id: number) => randomFrom(`${seed} ${id}`)();

/** Lessons of 16 exercises, or as many as are given, each kind about as often. */
function bankOf(...sizes: number[]): Candidate[] {
  return sizes.flatMap((size, lesson) =>
    Array.from({ length: size }, (_, index) => ({
      id: lesson * 100 + index + 1,
      lesson,
      kind: kinds[index % kinds.length] ?? 'write',
    })),
  );
}
const draw = (bank: readonly Candidate[], seed = 'one', askedIn: (id: number) => number = never) =>
  drawExercises(bank, { askedIn, chance: lots(seed) });
const countsOf = (drawn: readonly Candidate[], lessons: number) =>
  Array.from({ length: lessons }, (_, lesson) => drawn.filter((each) => each.lesson === lesson).length);

const banks = fc
  .array(fc.nat(20), { minLength: 1, maxLength: 14 })
  .map((sizes) => bankOf(...sizes))
  .filter((bank) => bank.length > 0);
const seeds = fc.string();

describe('the exercises of a check', () => {
  it('are five different ones, or all there are, in the order of the lessons', () => {
    fc.assert(
      fc.property(banks, seeds, (bank, seed) => {
        const drawn = draw(bank, seed);
        expect(drawn).toHaveLength(Math.min(exercisesPerSkipTest, bank.length));
        expect(new Set(drawn.map(({ id }) => id)).size).toBe(drawn.length);
        expect(drawn.every((each) => bank.includes(each))).toBe(true);
        const places = drawn.map(({ lesson }) => lesson);
        expect(places).toEqual([...places].sort((a, b) => a - b));
      }),
    );
  });

  it('are the same for the same check, and others for another', () => {
    const bank = bankOf(16, 16, 16);
    fc.assert(fc.property(banks, seeds, (any, seed) => expect(draw(any, seed)).toEqual(draw(any, seed))));
    const sets = Array.from({ length: 20 }, (_, index) =>
      draw(bank, `seed ${index}`)
        .map(({ id }) => id)
        .join(),
    );
    expect(new Set(sets).size).toBeGreaterThan(15);
  });

  it('are spread over up to five lessons as evenly as these allow', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 5 }),
        seeds,
        (sizes, seed) => {
          const counts = countsOf(draw(bankOf(...sizes), seed), sizes.length);
          counts.forEach((count, lesson) => {
            const isFull = count === sizes[lesson];
            if (!isFull) expect(Math.max(...counts) - count).toBeLessThanOrEqual(1);
          });
        },
      ),
    );
  });

  it('are of five different lessons, from the first ones to the last, where there are more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 40 }), seeds, (count, seed) => {
        const drawn = draw(bankOf(...Array.from({ length: count }, () => 16)), seed);
        expect(
          new Set(drawn.map(({ lesson }) => Math.floor((lesson * exercisesPerSkipTest) / count))).size,
        ).toBe(exercisesPerSkipTest);
      }),
    );
  });

  it('are of different kinds, rather those that ask for more than picking', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const drawn = draw(bankOf(16, 16), seed);
        expect(new Set(drawn.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(3);
        expect(drawn.filter(({ kind }) => kind === 'choice')).toEqual([]);
        expect(
          drawn.filter(({ kind }) => kind === 'write' || kind === 'order').length,
        ).toBeGreaterThanOrEqual(3);
      }),
    );
    expect(draw(bankOf(2))).toHaveLength(2);
  });

  it('are not those of the latest checks while there are others', () => {
    const bank = bankOf(16, 16);
    const first = draw(bank, 'first').map(({ id }) => id);
    const second = draw(bank, 'second', (id) => (first.includes(id) ? 1 : 0)).map(({ id }) => id);
    expect(second.filter((id) => first.includes(id))).toEqual([]);
  });

  it('are those that were asked longest ago when all have been', () => {
    const bank = bankOf(7);
    const drawn = draw(bank, 'any', (id) => (id <= 2 ? 2 : 1)).map(({ id }) => id);
    expect(drawn.sort((a, b) => a - b)).toEqual([3, 4, 5, 6, 7]);
  });
});

describe('a check is passed', () => {
  it.each([
    [5, 4],
    [4, 4],
    [3, 3],
    [2, 2],
    [1, 1],
    [0, 0],
  ])('of %i exercises with %i', (total, needed) => {
    expect(minRight(total)).toBe(needed);
    expect(isPassed({ total, right: needed })).toBe(total > 0);
    expect(isPassed({ total, right: needed - 1 })).toBe(false);
  });
});
