import { describe, expect, it } from '@jest/globals';
import { concealExercise } from '@/lib/russian/exercises/conceal';
import type { ExerciseContent, Task } from '@/lib/russian/exercises/schema';
import { locales } from '@/lib/platform/i18n/locales';
import { choice, everyKind, gap, meaning, order, pairs, write } from './samples';

/** The same task with every text a reader's language may change taken out. */
function structureOf(content: ExerciseContent, seed: string, locale: string): unknown {
  const task = concealExercise(content, seed, locale);
  return JSON.parse(
    JSON.stringify(task, (key, value: unknown) => (key === 'text' || key === 'lang' ? typeof value : value)),
  );
}

function allKeys(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(allKeys);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => [key, ...allKeys(inside)]);
}

describe('a concealed exercise', () => {
  it.each(everyKind)('$kind is the same for the same seed', (content) => {
    expect(concealExercise(content, 'a', 'en')).toEqual(concealExercise(content, 'a', 'en'));
  });

  it.each(everyKind)('$kind has one structure in every language', (content) => {
    const structures = locales.map((locale) => structureOf(content, 'seed', locale));
    expect(new Set(structures.map((structure) => JSON.stringify(structure))).size).toBe(1);
  });

  it.each(everyKind)('$kind carries nothing but what is shown', (content) => {
    const shown = [
      'kind',
      'prompt',
      'segments',
      'bank',
      'translation',
      'sentence',
      'options',
      'left',
      'right',
      'tokens',
      'text',
      'lang',
    ];
    expect(allKeys(concealExercise(content, 'a', 'de')).filter((key) => !shown.includes(key))).toEqual([]);
  });

  it('of the kind write holds no accepted answer', () => {
    const json = JSON.stringify(concealExercise(write, 'a', 'en'))
      .normalize('NFD')
      .replace(/\u0301/g, '')
      .toLowerCase();
    for (const word of ['сестра', 'моя', 'вот']) expect(json).not.toContain(word);
  });

  it('splits a text at its gaps', () => {
    const task = concealExercise(gap, 'a', 'en');
    expect(task).toMatchObject({ segments: ['', ' брат до́ма. А э́то ', ' сестра́.'] });
  });

  it.each([
    ['de', 'Mein Bruder', 'de'],
    ['ja', 'My brother', 'en'],
    ['ru', 'My brother', 'en'],
  ])('translates a sentence for %s as well as it can', (locale, start, lang) => {
    const task = concealExercise(gap, 'a', locale);
    expect(task).toMatchObject({ translation: { text: expect.stringContaining(start), lang } });
  });

  it('shows all options in one language when the reader’s lacks one', () => {
    const task = concealExercise(meaning, 'a', 'fr') as Task<'choice'>;
    expect(new Set(task.options.map((option) => option.lang))).toEqual(new Set(['en']));
  });

  it('shows both sides of pairs in orders of their own', () => {
    const seeds = Array.from({ length: 50 }, (_, index) => `seed ${index}`);
    const tasks = seeds.map((seed) => concealExercise(pairs, seed, 'en') as Task<'pairs'>);
    expect(new Set(tasks.map((task) => task.left.join())).size).toBeGreaterThan(15);
    expect(new Set(tasks.map((task) => task.right.map(({ text }) => text).join())).size).toBeGreaterThan(15);
  });

  it('sends options and tokens as they are written', () => {
    const options = (concealExercise(choice, 'a', 'en') as Task<'choice'>).options.map(({ text }) => text);
    expect(options.sort()).toEqual([...choice.options].sort());
    const { tokens } = concealExercise(order, 'a', 'en') as Task<'order'>;
    expect([...tokens].sort()).toEqual([...order.tokens, ...order.extra].sort());
  });
});
