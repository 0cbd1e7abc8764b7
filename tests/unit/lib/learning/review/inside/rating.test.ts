import { describe, expect, it } from '@jest/globals';
import type { ContentOf, Grade, Task } from '@/lib/russian/exercises/schema';
import { deriveRating, isFast, verdictOnCard } from '@/lib/learning/review/inside/rating';

const text = { ru: 'а', en: 'a', de: 'a' };
const grade: Grade = { verdict: 'wrong', issues: [], expected: '', given: '', diff: [], places: null };

describe('a rating', () => {
  it.each([
    ['a wrong answer means again', { verdict: 'wrong', hints: 0, fast: true }, 1],
    ['a slip means hard', { verdict: 'almost', hints: 0, fast: true }, 2],
    ['a right answer with a hint means hard', { verdict: 'right', hints: 1, fast: true }, 2],
    ['a right answer means good', { verdict: 'right', hints: 0, fast: false }, 3],
    ['a right answer at once means easy', { verdict: 'right', hints: 0, fast: true }, 4],
  ] as const)('%s', (_, given, rating) => {
    expect(deriveRating(given)).toBe(rating);
  });

  it('gives longer answers longer to be fast', () => {
    const write = (answer: string): ContentOf<'write'> => ({
      kind: 'write',
      prompt: text,
      hint: text,
      answers: [answer],
      order: 'normal',
      spelling: 'normal',
    });
    expect(isFast(write('дом'), 5)).toBe(false);
    expect(isFast(write('до свидания'), 5)).toBe(true);
  });
});

describe('a card', () => {
  const pairs: ContentOf<'pairs'> = {
    kind: 'pairs',
    prompt: text,
    hint: text,
    pairs: [
      ['дом', text],
      ['кот', text],
      ['мир', text],
      ['сад', text],
    ],
  };
  const task: Task = {
    kind: 'pairs',
    prompt: { text: 'a', lang: 'en' },
    left: ['кот', 'дом', 'мир', 'сад'],
    right: [],
  };

  it('is not forgotten because other pairs were mixed up', () => {
    expect(verdictOnCard(pairs, task, { ...grade, places: [false, true, false, true] })).toBe('almost');
    expect(verdictOnCard(pairs, task, { ...grade, places: [true, false, true, false] })).toBe('wrong');
  });

  it('is not forgotten because its sentence was put in another order', () => {
    const order: ContentOf<'order'> = {
      kind: 'order',
      prompt: text,
      hint: text,
      tokens: ['а', 'б', 'в'],
      extra: [],
      answer: 'а б в',
      alternatives: [],
    };
    const shown: Task = { kind: 'order', prompt: task.prompt, tokens: [], translation: null };
    const issues = [{ code: 'word_order' as const }];
    expect(verdictOnCard(order, shown, { ...grade, issues })).toBe('almost');
    expect(verdictOnCard(order, shown, { ...grade, issues: [...issues, { code: 'missing' }] })).toBe('wrong');
  });
});
