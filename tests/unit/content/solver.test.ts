import { beforeAll, describe, expect, it } from '@jest/globals';
import { concealExercise } from '@/lib/russian/exercises/conceal';
import { gradeAnswer } from '@/lib/russian/exercises/grade';
import type { ExerciseAnswer, ExerciseContent, Kind, Task } from '@/lib/russian/exercises/schema';
import { readServedContent } from '@/tests/support/content/served';
import { upTo } from '@/tests/support/depth';

/*
 * A solver that knows no Russian gets everything a browser gets before an answer: the tasks of the real
 * courses, shuffled by 40 seeds (by 8 in `npm test`). By no rule of thumb may it do better than chance.
 */
const seeds = Array.from({ length: upTo(8, 40) }, (_, index) => `seed ${index}`);
/** Rules that look at texts guess alike whatever the order: a few seeds are enough for them. */
const fewSeeds = upTo(4, 20);
const noWords = { isWord: () => false, readings: () => [] };

type Rule = (a: { text: string; index: number }, b: { text: string; index: number }) => number;
const by =
  (value: (text: string) => number): Rule =>
  (a, b) =>
    value(a.text) - value(b.text) || a.index - b.index;

/** Rules that only look at places are judged over all tasks; rules that look at texts, over the exercises. */
const rules: Record<string, { sees: 'place' | 'text'; rule: Rule }> = {
  'the first': { sees: 'place', rule: (a, b) => a.index - b.index },
  'the last': { sees: 'place', rule: (a, b) => b.index - a.index },
  'the shortest': { sees: 'text', rule: by((text) => text.length) },
  'the longest': { sees: 'text', rule: by((text) => -text.length) },
  'the alphabet': { sees: 'text', rule: (a, b) => a.text.localeCompare(b.text, 'ru') },
  'the alphabet backwards': { sees: 'text', rule: (a, b) => b.text.localeCompare(a.text, 'ru') },
  'capital letters': { sees: 'text', rule: by((text) => (/^\p{Lu}/u.test(text) ? 0 : 1)) },
  punctuation: { sees: 'text', rule: by((text) => (/[.,!?]/u.test(text) ? 0 : 1)) },
};

const ranked = (texts: string[], rule: Rule) =>
  texts
    .map((text, index) => ({ text, index }))
    .sort(rule)
    .map(({ index }) => index);

function guess(task: Task, rule: Rule): ExerciseAnswer | null {
  switch (task.kind) {
    case 'choice':
      return {
        kind: 'choice',
        option:
          ranked(
            task.options.map(({ text }) => text),
            rule,
          )[0] ?? 0,
      };
    case 'gap':
      return { kind: 'gap', words: ranked(task.bank, rule).slice(0, task.segments.length - 1) };
    case 'order':
      return { kind: 'order', tokens: ranked(task.tokens, rule) };
    case 'pairs': {
      const right = ranked(
        task.right.map(({ text }) => text),
        rule,
      );
      const matches: number[] = [];
      ranked(task.left, rule).forEach((left, place) => (matches[left] = right[place] ?? 0));
      return { kind: 'pairs', matches };
    }
    case 'write':
      return null;
  }
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/** The share of guesses that are right when nothing is known. */
function chance(content: ExerciseContent): number {
  switch (content.kind) {
    case 'choice':
      return 1 / content.options.length;
    case 'gap':
      return factorial(content.bank.length - content.answers.length) / factorial(content.bank.length);
    case 'pairs':
      return 1 / factorial(content.pairs.length);
    case 'order':
      return (1 + content.alternatives.length) / factorial(content.tokens.length);
    case 'write':
      return 0;
  }
}

interface Exercise {
  content: ExerciseContent;
  /** What a browser gets, by seed. */
  tasks: Task[];
}

let exercises: ExerciseContent[] = [];
const byKind = new Map<Kind, Exercise[]>();
beforeAll(async () => {
  const { courses } = await readServedContent();
  exercises = courses.flatMap(({ lessons }) =>
    lessons.flatMap((lesson) => lesson.exercises.map(({ content }) => content)),
  );
  for (const content of exercises) {
    if (content.kind === 'write') continue;
    const tasks = seeds.map((seed) => concealExercise(content, seed, 'en'));
    byKind.set(content.kind, [...(byKind.get(content.kind) ?? []), { content, tasks }]);
  }
});

/** How often the guess of a rule is right, over the seeds. */
function countRight({ content, tasks }: Exercise, rule: Rule, seedCount: number): number {
  return tasks.slice(0, seedCount).filter((task, index) => {
    const answer = guess(task, rule);
    const seed = seeds[index] ?? '';
    return (
      answer !== null &&
      gradeAnswer(content, answer, { seed, locale: 'en', lexicon: noWords }).verdict === 'right'
    );
  }).length;
}

describe.each(['choice', 'gap', 'pairs', 'order'] as const satisfies Kind[])('a solver of %s', (kind) => {
  it.each(Object.keys(rules))('does no better than chance by %s', (name) => {
    const { sees, rule } = rules[name] ?? { sees: 'place', rule: () => 0 };
    const own = byKind.get(kind) ?? [];
    const seedCount = sees === 'place' ? seeds.length : fewSeeds;
    const all = own.length * seedCount;
    const rate = own.reduce((sum, exercise) => sum + countRight(exercise, rule, seedCount), 0) / all;
    const expected = own.reduce((sum, { content }) => sum + chance(content), 0) / own.length;
    const trials = sees === 'place' ? all : own.length;
    expect(own.length).toBeGreaterThan(7);
    // One lucky exercise more than four standard deviations: there are only a dozen of each kind.
    expect(rate).toBeLessThan(expected + 4 * Math.sqrt((expected * (1 - expected)) / trials) + 1 / trials);
  });
});

describe('a task', () => {
  it('of writing shows no accepted answer', () => {
    for (const exercise of exercises) {
      if (exercise.kind !== 'write') continue;
      const shown = JSON.stringify(concealExercise(exercise, 'seed', 'en'));
      for (const answer of exercise.answers) expect(shown).not.toContain(answer);
    }
  });

  it('carries no hint, no note and no answer', () => {
    for (const exercise of exercises) {
      const keys = Object.keys(concealExercise(exercise, 'seed', 'de'));
      expect(
        keys.filter((key) =>
          ['hint', 'note', 'answer', 'answers', 'alternatives', 'extra', 'pairs'].includes(key),
        ),
      ).toEqual([]);
    }
  });
});
