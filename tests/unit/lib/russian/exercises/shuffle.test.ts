import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { shuffledOrder } from '@/lib/russian/exercises/shuffle';

describe('shuffling', () => {
  it('is a permutation', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 12 }), fc.string(), (texts, seed) => {
        const order = shuffledOrder(texts, seed);
        expect([...order].sort((a, b) => a - b)).toEqual(texts.map((_, position) => position));
      }),
    );
  });

  it('is the same for the same seed', () => {
    expect(shuffledOrder(['a', 'b', 'c'], 'seed')).toEqual(shuffledOrder(['a', 'b', 'c'], 'seed'));
  });

  it('shows the same whatever order the author wrote, so undoing it tells nothing', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { maxLength: 8 }), fc.string(), (texts, seed) => {
        const rewritten = [...texts].reverse();
        const shown = (all: readonly string[]) => shuffledOrder(all, seed).map((position) => all[position]);
        expect(shown(rewritten)).toEqual(shown(texts));
      }),
    );
  });

  it('puts everything everywhere about equally often', () => {
    const counts = [0, 0, 0, 0];
    for (let run = 0; run < 4_000; run += 1) {
      const place = shuffledOrder(['a', 'b', 'c', 'd'], `run:${run}`).indexOf(0);
      counts[place] = (counts[place] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(4 * Math.sqrt(750));
  });
});
