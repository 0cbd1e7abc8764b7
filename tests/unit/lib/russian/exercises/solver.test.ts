import { describe, expect, it } from '@jest/globals';
import { concealExercise } from '@/lib/russian/exercises/conceal';
import { gradeAnswer } from '@/lib/russian/exercises/grade';
import type { ExerciseAnswer, ExerciseContent, Task } from '@/lib/russian/exercises/schema';
import { choice, gap, meaning, order, pairs } from './samples';

const lexicon = { isWord: () => false, readings: () => [] };
const seeds = Array.from({ length: 200 }, (_, index) => `run:${index}`);

/** Puts the things a learner may pick into the order a strategy believes in. */
type Strategy = (texts: readonly string[]) => number[];

function by(rank: (text: string, position: number) => number): Strategy {
  return (texts) => {
    const ranks = texts.map(rank);
    return texts.map((_, position) => position).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b);
  };
}

const strategies: Record<string, Strategy> = {
  'the first': by((_, position) => position),
  'the last': by((_, position) => 100 - position),
  'the middle': by((_, position) => Math.abs(position - 2)),
  'the shortest': by((text) => text.length),
  'the longest': by((text) => 100 - text.length),
  alphabetical: by((text) => text.codePointAt(0) ?? 0),
  'the alphabet backwards': by((text) => 2_000 - (text.codePointAt(0) ?? 0)),
  'capitals first': by((text) => (text === text.toLowerCase() ? 1 : 0)),
  'punctuation last': by((text) => (/\p{P}/u.test(text) ? 1 : 0)),
  'marked stress first': by((text) => (text.includes('\u0301') ? 0 : 1)),
};

function solve(task: Task, strategy: Strategy): ExerciseAnswer {
  switch (task.kind) {
    case 'gap':
      return { kind: 'gap', words: strategy(task.bank).slice(0, task.segments.length - 1) };
    case 'choice':
      return { kind: 'choice', option: strategy(task.options.map(({ text }) => text))[0] ?? 0 };
    case 'pairs':
      return {
        kind: 'pairs',
        matches: matchUp(strategy(task.left), strategy(task.right.map(({ text }) => text))),
      };
    case 'write':
      return { kind: 'write', text: '' };
    case 'order':
      return { kind: 'order', tokens: strategy(task.tokens) };
  }
}

function matchUp(left: readonly number[], right: readonly number[]): number[] {
  return left.map((_, place) => right[left.indexOf(place)] ?? 0);
}

/** Words that differ in everything a strategy looks at; which of them is right changes with every exercise. */
const words = ['ко́т', 'Дом', 'лесо́к', 'са-ад'];

/** The right answer always stands first, as authors write it: only the shuffling hides it. */
const makers: Record<string, { chance: number; make: (words: readonly string[]) => ExerciseContent }> = {
  gap: {
    chance: 1 / 12,
    make: ([a = '', b = '', ...rest]) => ({ ...gap, answers: [a, b], bank: [a, b, ...rest] }),
  },
  choice: { chance: 1 / 4, make: ([a = '', ...rest]) => ({ ...choice, options: [a, ...rest], answer: a }) },
  'choice of meanings': {
    chance: 1 / 4,
    make: (all) => ({ ...meaning, options: all.map((en) => ({ ru: en, en, de: en })), answer: all[0] ?? '' }),
  },
  pairs: {
    chance: 1 / 24,
    make: (all) => ({
      ...pairs,
      pairs: all.map((word, index): [string, string] => [word, words[index] ?? '']),
    }),
  },
  order: {
    chance: 1 / 24,
    make: (all) => ({ ...order, tokens: [...all], extra: [], answer: all.join(' '), alternatives: [] }),
  },
};

/** The permutation of four with this number. */
function permuted(number: number): string[] {
  const left = [...words];
  return [4, 3, 2, 1].flatMap((choices) => {
    const [index, next] = [number % choices, Math.floor(number / choices)];
    number = next;
    return left.splice(index, 1);
  });
}

function successes(make: (words: readonly string[]) => ExerciseContent, strategy: Strategy): number {
  return seeds.filter((seed, number) => {
    const content = make(permuted(number));
    const answer = solve(concealExercise(content, seed, 'en'), strategy);
    return gradeAnswer(content, answer, { seed, locale: 'en', lexicon }).verdict === 'right';
  }).length;
}

describe('a solver that sees everything sent before answering', () => {
  const tries = Object.entries(makers).flatMap(([kind, { chance, make }]) =>
    Object.entries(strategies).map(([strategy, choose]) => ({ kind, make, chance, strategy, choose })),
  );

  it.each(tries)('does no better than chance at $kind with $strategy', ({ make, chance, choose }) => {
    const expected = seeds.length * chance;
    const deviation = Math.sqrt(expected * (1 - chance));
    expect(successes(make, choose)).toBeLessThanOrEqual(expected + 4 * deviation);
  });
});
