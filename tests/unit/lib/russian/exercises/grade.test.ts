import { describe, expect, it } from '@jest/globals';
import { AppError } from '@/lib/platform/errors';
import { concealExercise } from '@/lib/russian/exercises/conceal';
import { gradeAnswer } from '@/lib/russian/exercises/grade';
import type { ExerciseAnswer, ExerciseContent, Grade, Task } from '@/lib/russian/exercises/schema';
import { choice, gap, meaning, order, pairs, write } from './samples';

const seed = 'run:1';
const lexicon = { isWord: () => false, readings: () => [] };

function grade(content: ExerciseContent, answer: ExerciseAnswer, locale = 'en'): Grade {
  return gradeAnswer(content, answer, { seed, locale, lexicon });
}

function bank(words: readonly (string | null)[]): ExerciseAnswer {
  const task = concealExercise(gap, seed, 'en') as Task<'gap'>;
  return { kind: 'gap', words: words.map((word) => (word === null ? null : task.bank.indexOf(word))) };
}

function laid(tokens: readonly string[]): ExerciseAnswer {
  const task = concealExercise(order, seed, 'en') as Task<'order'>;
  return { kind: 'order', tokens: tokens.map((token) => task.tokens.indexOf(token)) };
}

function option(text: string, content: ExerciseContent = choice, locale = 'en'): ExerciseAnswer {
  const task = concealExercise(content, seed, locale) as Task<'choice'>;
  return { kind: 'choice', option: task.options.findIndex((shown) => shown.text === text) };
}

function matched(partners: Readonly<Record<string, string>>): ExerciseAnswer {
  const task = concealExercise(pairs, seed, 'en') as Task<'pairs'>;
  const right = task.right.map(({ text }) => text);
  return {
    kind: 'pairs',
    matches: task.left.map((left) => (left in partners ? right.indexOf(partners[left] ?? '') : null)),
  };
}

describe('grading a gap exercise', () => {
  it('finds both words right', () => {
    expect(grade(gap, bank(['мой', 'моя́']))).toMatchObject({
      verdict: 'right',
      issues: [],
      expected: 'Мой брат до́ма. А э́то моя́ сестра́.',
      given: 'Мой брат до́ма. А э́то моя́ сестра́.',
      places: [true, true],
    });
  });

  it('says which place is wrong', () => {
    expect(grade(gap, bank(['моё', 'моя́']))).toMatchObject({
      verdict: 'wrong',
      places: [false, true],
      issues: [{ code: 'other_word', given: 'моё', expected: 'мой' }],
    });
  });

  it('takes an empty place for a wrong one', () => {
    expect(grade(gap, bank(['мой', null]))).toMatchObject({
      verdict: 'wrong',
      places: [true, false],
      given: 'Мой брат до́ма. А э́то … сестра́.',
      issues: [{ code: 'missing', expected: 'моя́' }],
    });
  });
});

describe('grading a choice', () => {
  it('knows the right option', () => {
    expect(grade(choice, option('кни́гу'))).toMatchObject({
      verdict: 'right',
      expected: 'кни́гу',
      places: null,
    });
  });

  it('knows a wrong one', () => {
    expect(grade(choice, option('кни́га'))).toMatchObject({
      verdict: 'wrong',
      given: 'кни́га',
      expected: 'кни́гу',
    });
  });

  it('speaks the reader’s language about meanings', () => {
    expect(grade(meaning, option('Bruder', meaning, 'de'), 'de')).toMatchObject({
      given: 'Bruder',
      expected: 'Schwester',
    });
  });
});

describe('grading pairs', () => {
  const all = { брат: 'brother', сестра́: 'sister', дом: 'house', окно́: 'window' };

  it('finds all pairs right', () => {
    const { verdict, expected, places } = grade(pairs, matched(all));
    expect({ verdict, places }).toEqual({ verdict: 'right', places: [true, true, true, true] });
    expect(expected).toBe('брат — brother, сестра́ — sister, дом — house, окно́ — window');
  });

  it('counts two crossed pairs wrong and the others right', () => {
    const { verdict, places, given } = grade(pairs, matched({ ...all, брат: 'sister', сестра́: 'brother' }));
    expect(verdict).toBe('wrong');
    expect(places?.filter(Boolean)).toHaveLength(2);
    expect(given).toContain('брат — sister');
  });

  it('is wrong while a pair is open', () => {
    const { verdict, given } = grade(pairs, matched({ брат: 'brother' }));
    expect(verdict).toBe('wrong');
    expect(given).toContain('дом — …');
  });
});

describe('grading an order', () => {
  it.each([
    ['the answer', ['э́то', 'моя́', 'сестра́', '—', 'врач']],
    ['an alternative', ['моя́', 'сестра́', '—', 'э́то', 'врач']],
  ])('accepts %s', (_, tokens) => {
    expect(grade(order, laid(tokens))).toMatchObject({
      verdict: 'right',
      issues: [],
      diff: [{ change: 'same' }],
    });
  });

  it('calls another order of the same words a wrong order', () => {
    const { verdict, issues } = grade(order, laid(['моя́', 'э́то', 'сестра́', '—', 'врач']));
    expect({ verdict, issues }).toEqual({ verdict: 'wrong', issues: [{ code: 'word_order' }] });
  });

  it('cares where the dash stands', () => {
    expect(grade(order, laid(['э́то', '—', 'моя́', 'сестра́', 'врач'])).verdict).toBe('wrong');
  });

  it('names what is missing and what is too much', () => {
    const { issues } = grade(order, laid(['э́то', 'мой', 'сестра́', '—', 'врач']));
    expect(issues).toEqual([
      { code: 'extra', given: 'мой' },
      { code: 'missing', expected: 'моя́' },
    ]);
  });

  it('calls nothing laid empty', () => {
    expect(grade(order, laid([]))).toMatchObject({ verdict: 'wrong', issues: [{ code: 'empty' }] });
  });
});

describe('an answer that does not fit the task', () => {
  const unfit: [string, ExerciseContent, ExerciseAnswer][] = [
    ['of another kind', gap, { kind: 'choice', option: 0 }],
    ['with too few places', gap, { kind: 'gap', words: [0] }],
    ['with too many places', gap, { kind: 'gap', words: [0, 1, 2] }],
    ['with a word the bank does not have', gap, { kind: 'gap', words: [0, 4] }],
    ['with a word of the bank used twice', gap, { kind: 'gap', words: [1, 1] }],
    ['with an option that is not there', choice, { kind: 'choice', option: 4 }],
    ['with too few pairs', pairs, { kind: 'pairs', matches: [0, 1, 2] }],
    ['with a partner used twice', pairs, { kind: 'pairs', matches: [0, 0, 1, 2] }],
    ['with a token that is not there', order, { kind: 'order', tokens: [6] }],
    ['with a token used twice', order, { kind: 'order', tokens: [0, 0] }],
    ['of another kind than writing', write, { kind: 'order', tokens: [] }],
  ];

  it.each(unfit)('is refused: %s', (_, content, answer) => {
    expect(refusalOf(() => grade(content, answer))).toMatchObject({
      code: 'validation',
      fields: { answer: [{ rule: 'in' }] },
    });
  });
});

function refusalOf(act: () => unknown): AppError | null {
  try {
    act();
    return null;
  } catch (error) {
    return error instanceof AppError ? error : null;
  }
}
