import { describe, expect, it } from '@jest/globals';
import { concealExercise } from '@/lib/russian/exercises/conceal';
import { hintFor, type Narrowing } from '@/lib/russian/exercises/hints';
import type { ExerciseContent, Task } from '@/lib/russian/exercises/schema';
import { choice, everyKind, gap, meaning, order, pairs, write } from './samples';

const seeds = Array.from({ length: 40 }, (_, index) => `run:${index}`);

function narrowing(content: ExerciseContent, seed: string): Narrowing {
  const hint = hintFor(content, 2, seed, 'en');
  if (hint.level !== 2) throw new Error('not a narrowing');
  return hint.narrowing;
}

describe('hints', () => {
  it.each(everyKind)('begin with the author’s for $kind, in the reader’s language', (content) => {
    expect(hintFor(content, 1, 'a', 'de')).toEqual({ level: 1, text: { text: 'Tipp', lang: 'de' } });
  });

  it.each([
    [gap, 'Мой брат до́ма. А э́то моя́ сестра́.'],
    [choice, 'кни́гу'],
    [meaning, 'sister'],
    [pairs, 'брат — brother, сестра́ — sister, дом — house, окно́ — window'],
    [write, 'Э́то моя́ сестра́.'],
    [order, 'Э́то моя́ сестра́ — врач.'],
  ])('end with the answer of $kind', (content, answer) => {
    expect(hintFor(content, 3, 'a', 'en')).toEqual({ level: 3, answer });
  });

  it.each(seeds)('take only wrong words out of the bank (%s)', (seed) => {
    const { bank } = concealExercise(gap, seed, 'en') as Task<'gap'>;
    const found = narrowing(gap, seed);
    expect(found.kind === 'gap' && found.out.map((position) => bank[position]).sort()).toEqual([
      'мои́',
      'моё',
    ]);
  });

  it('leave a choice where there is one gap', () => {
    const single = { ...gap, text: 'Э́то {1} брат.', answers: ['мой'] };
    expect(narrowing(single, 'a')).toMatchObject({ out: { length: 2 } });
  });

  it('take half of the options away, each wrong one in its turn', () => {
    const gone = seeds.flatMap((seed) => {
      const { options } = concealExercise(choice, seed, 'en') as Task<'choice'>;
      const found = narrowing(choice, seed);
      return found.kind === 'choice' ? found.out.map((position) => options[position]?.text) : [];
    });
    expect(gone).toHaveLength(seeds.length * 2);
    expect(new Set(gone)).toEqual(new Set(['кни́га', 'кни́ги', 'кни́гой']));
  });

  it('give one pair away', () => {
    const task = concealExercise(pairs, 'a', 'en') as Task<'pairs'>;
    const found = narrowing(pairs, 'a');
    const meanings = new Map(
      pairs.pairs.map(([left, right]) => [left, typeof right === 'string' ? right : right.en]),
    );
    expect(found.kind === 'pairs' && task.right[found.right]?.text).toBe(meanings.get(task.left[0] ?? ''));
  });

  it('cover all but the first letters of what is to be written', () => {
    expect(narrowing(write, 'a')).toEqual({ kind: 'write', mask: 'Э·· м·· с·····.' });
  });

  it('give the first words of a sentence', () => {
    const { tokens } = concealExercise(order, 'a', 'en') as Task<'order'>;
    const found = narrowing(order, 'a');
    expect(found.kind === 'order' && found.first.map((position) => tokens[position])).toEqual(['э́то', 'моя́']);
  });
});
