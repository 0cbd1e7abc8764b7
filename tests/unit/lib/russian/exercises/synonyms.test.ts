import { beforeAll, describe, expect, it } from '@jest/globals';
import { concealExercise } from '@/lib/russian/exercises/conceal';
import { gradeAnswer } from '@/lib/russian/exercises/grade';
import type { Lexicon } from '@/lib/russian/exercises/lexicon';
import type { ContentOf, Grade, Task } from '@/lib/russian/exercises/schema';
import { loadLexicon } from '@/lib/russian/morphology/morphology';

const text = { ru: '-', en: '-', de: '-' };
const write: ContentOf<'write'> = {
  kind: 'write',
  prompt: text,
  hint: text,
  answers: ['Мне на́до на вокза́л.'],
  order: 'normal',
  spelling: 'normal',
  synonyms: [{ id: 'nado-nuzhno', phrases: ['на́до {direction}', 'ну́жно {direction}'] }],
};
const order: ContentOf<'order'> = {
  kind: 'order',
  prompt: text,
  hint: text,
  tokens: ['пора́', 'нам', 'домо́й'],
  extra: [],
  answer: 'Нам пора́ домо́й.',
  alternatives: ['Пора́ нам домо́й.'],
  unusual: ['Пора́ домо́й нам.'],
};

let lexicon: Lexicon;
beforeAll(async () => {
  lexicon = await loadLexicon();
});
const context = () => ({ seed: 'a', locale: 'en', lexicon });
const typed = (answer: string, content = write): Grade =>
  gradeAnswer(content, { kind: 'write', text: answer }, context());

describe('a synonym in a written answer', () => {
  it('is right, and the learner reads which word the lesson practises', () => {
    const { verdict, issues, expected } = typed('Мне нужно на вокзал');
    expect(verdict).toBe('right');
    expect(issues).toEqual([{ code: 'synonym', given: 'ну́жно', expected: 'на́до' }]);
    expect(expected).toBe('Мне на́до на вокза́л.');
  });

  it('may add words or leave some out, and then there is nothing to tell', () => {
    const content: typeof write = {
      ...write,
      answers: ['Я ищу́ вокза́л.'],
      synonyms: [{ id: 'ya-left-out', phrases: ['{start} я {first}', '{start} {first}'] }],
    };
    expect(typed('Ищу вокзал', content)).toMatchObject({
      verdict: 'right',
      issues: [],
      diff: [{ change: 'same', text: 'Ищу вокзал' }],
    });
  });

  it('is not told of where the shown answer has the word itself', () => {
    const { verdict, issues } = typed('Мне надо срочно на вокзал', {
      ...write,
      answers: ['Мне на́до на вокза́л.', 'Мне ну́жно сро́чно на вокза́л.'],
      synonyms: [{ id: 'nado-nuzhno', phrases: ['на́до {some} {direction}', 'ну́жно {some} {direction}'] }],
    });
    expect({ verdict, issues }).toEqual({ verdict: 'right', issues: [] });
  });

  it('leaves a misspelling beside it almost right and a wrong form wrong', () => {
    expect(typed('Мне нужно на вакзал').verdict).toBe('almost');
    expect(typed('Мне нужно на вокзале').verdict).toBe('wrong');
  });

  it('is another word outside its frame, and without the entry', () => {
    expect(typed('Мне нужно молоко', { ...write, answers: ['Мне на́до молоко́.'] }).verdict).toBe('wrong');
    expect(typed('Мне нужно на вокзал', { ...write, synonyms: [] }).verdict).toBe('wrong');
  });
});

describe('words laid in an order hardly anybody uses', () => {
  const lay = (words: string[]): Grade => {
    const { tokens } = concealExercise(order, 'a', 'en') as Task<'order'>;
    return gradeAnswer(
      order,
      { kind: 'order', tokens: words.map((word) => tokens.indexOf(word)) },
      context(),
    );
  };

  it('are almost right; in a usual one they are right', () => {
    expect(lay(['пора́', 'домо́й', 'нам'])).toMatchObject({
      verdict: 'almost',
      issues: [{ code: 'word_order' }],
    });
    expect(lay(['пора́', 'нам', 'домо́й']).verdict).toBe('right');
    expect(lay(['домо́й', 'пора́', 'нам']).verdict).toBe('wrong');
  });
});
