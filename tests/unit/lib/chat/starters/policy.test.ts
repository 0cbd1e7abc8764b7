import { describe, expect, it } from '@jest/globals';
import { wordsInSet } from '@/lib/chat/starters/limits';
import { drawWords, lowerLevel, type Level, type ListedWord } from '@/lib/chat/starters/policy';

const levels: Level[] = ['A0', 'A1', 'A2'];
/** Words 0 to 299: a hundred of each level. */
const pool = Array.from({ length: 300 }, (_, id) => ({ id, level: levels[Math.floor(id / 100)] ?? 'A2' }));
const listOf = (ids: number[], due: number[] = []): ListedWord[] =>
  ids.map((id) => ({ id, isDue: due.includes(id) }));
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, place) => from + place);
const none = new Set<number>();
const seeds = range(0, 60).map(String);

function draw(one: ListedWord[], other: ListedWord[], seed = 'a', rested: ReadonlySet<number> = none) {
  return drawWords({ pool, level: 'A2', lists: [one, other], rested }, seed);
}
const countIn = (ids: number[], list: ListedWord[]) =>
  ids.filter((id) => list.some((word) => word.id === id)).length;

describe('the words that are offered', () => {
  const [hers, his] = [listOf(range(100, 120)), listOf(range(130, 150))];

  it.each(seeds.slice(0, 10))('are six different ones, two at least of each list (%s)', (seed) => {
    const drawn = draw(hers, his, seed);
    expect(new Set(drawn).size).toBe(wordsInSet);
    expect(countIn(drawn, hers)).toBeGreaterThanOrEqual(2);
    expect(countIn(drawn, his)).toBeGreaterThanOrEqual(2);
  });

  it('are first those that both learn, and of these what is due', () => {
    const both = range(100, 110);
    const one = listOf([...both, ...range(110, 130)], [104]);
    const other = listOf([...both, ...range(140, 160)], [107]);
    for (const seed of seeds) {
      const drawn = draw(one, other, seed);
      expect(countIn(drawn, listOf(both))).toBeGreaterThanOrEqual(4);
      expect(drawn).toEqual(expect.arrayContaining([104, 107]));
    }
  });

  it('take what is due before the rest of a list', () => {
    const due = listOf(range(100, 120), [111, 112]);
    for (const seed of seeds) expect(draw(due, [], seed)).toEqual(expect.arrayContaining([111, 112]));
  });

  it('are of the level of the two where neither has a list', () => {
    for (const seed of seeds) for (const id of draw([], [], seed)) expect(id).toBeGreaterThanOrEqual(200);
  });

  it('are none above that level, whatever is on a list', () => {
    const beyond = listOf([998, 999], [998, 999]);
    for (const seed of seeds) expect(countIn(draw(beyond, his, seed), beyond)).toBe(0);
  });

  it('that were offered lately rest, unless there are too few others', () => {
    const rested = new Set(range(100, 118));
    for (const seed of seeds.slice(0, 10))
      expect(draw(hers, [], seed, rested).some((id) => rested.has(id))).toBe(false);
    expect(draw(hers, his, 'a', new Set(range(0, 300)))).toHaveLength(wordsInSet);
  });

  it('are fewer where there are fewer', () => {
    const small = pool.slice(0, 3);
    expect(drawWords({ pool: small, level: 'A0', lists: [], rested: none }, 'a')).toHaveLength(3);
    expect(drawWords({ pool: [], level: 'A0', lists: [hers], rested: none }, 'a')).toEqual([]);
  });
});

describe('what somebody can tell of the other’s list', () => {
  const [hers, his] = [listOf(range(100, 140)), listOf(range(140, 180))];

  it('is not by the level of a word: what is filled up with is of the levels of the lists', () => {
    for (const seed of seeds) for (const id of draw(hers, his, seed)) expect(pool[id]?.level).toBe('A1');
  });

  it('is not by its place', () => {
    const places = seeds.flatMap((seed) =>
      draw(hers, his, seed).flatMap((id, place) => (countIn([id], his) > 0 ? [place] : [])),
    );
    expect(new Set(places).size).toBe(wordsInSet);
  });

  it('is at best as likely as not: of those that are not hers, half are on nobody’s list', () => {
    const strange = seeds.flatMap((seed) => draw(hers, his, seed).filter((id) => countIn([id], hers) === 0));
    const share = countIn(strange, his) / strange.length;
    // The other half is from the pool, which has his words, too.
    expect(share).toBeLessThan(0.75);
  });

  it('is nothing where there is none: the number of strange words is the same', () => {
    for (const seed of seeds) {
      expect(draw(hers, [], seed)).toHaveLength(wordsInSet);
      expect(countIn(draw(hers, [], seed), his)).toBeLessThanOrEqual(4);
    }
  });
});

it.each<[Level | null, Level | null, Level]>([
  ['A1', 'B2', 'A1'],
  ['C1', 'A0', 'A0'],
  [null, 'B1', 'B1'],
  ['A2', null, 'A2'],
  [null, null, 'A1'],
])('the lower of %s and %s is %s', (one, other, lower) => {
  expect(lowerLevel(one, other)).toBe(lower);
});
