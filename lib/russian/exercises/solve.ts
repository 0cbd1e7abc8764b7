import { arrangeTokens } from './kinds/arrangement';
import type { AnswerOf, ContentOf, ExerciseAnswer, ExerciseContent, Kind, Task } from './schema';

type Solvers = { [K in Kind]: (content: ContentOf<K>, task: Task<K>) => AnswerOf<K> };

const english = (text: string | { en: string } | undefined) => (typeof text === 'object' ? text.en : text);

/** Solvers of tasks that are shown in English. */
const solvers: Solvers = {
  write: ({ answers }) => ({ kind: 'write', text: answers[0] }),
  gap: ({ answers }, { bank }) => ({ kind: 'gap', words: positionsOf(answers, bank) }),
  choice: ({ answer }, { options }) => ({
    kind: 'choice',
    option: options.findIndex(({ text }) => text === answer),
  }),
  pairs: ({ pairs }, { left, right }) => ({
    kind: 'pairs',
    matches: left.map((word) => {
      const match = english(pairs.find(([each]) => each === word)?.[1]);
      return right.findIndex(({ text }) => text === match);
    }),
  }),
  order: ({ tokens, answer }, task) => {
    const shown = positionsOf(tokens, task.tokens);
    const order = arrangeTokens(tokens, answer) ?? [];
    return { kind: 'order', tokens: order.flatMap((index) => shown[index] ?? []) };
  },
};

/** The right answer to a task, computed from its content. */
export function solve(content: ExerciseContent, task: Task): ExerciseAnswer {
  // The boundary: content and task are of one kind, which the mapped type cannot say of a union.
  const solver = solvers[content.kind] as (content: ExerciseContent, task: Task) => ExerciseAnswer;
  return solver(content, task);
}

/** The position of each text among those shown; equal texts get different positions. */
function positionsOf(texts: string[], shown: string[]): number[] {
  return texts.reduce<number[]>((taken, text) => {
    return [...taken, shown.findIndex((each, index) => each === text && !taken.includes(index))];
  }, []);
}

/** A valid answer that is certainly wrong. */
export function blunder(task: Task): ExerciseAnswer {
  switch (task.kind) {
    case 'gap':
      return { kind: 'gap', words: task.segments.slice(1).map(() => null) };
    case 'choice':
      throw new Error('A choice has no certain blunder: pick another option than the right one.');
    case 'pairs':
      return { kind: 'pairs', matches: task.left.map(() => null) };
    case 'write':
      return { kind: 'write', text: '' };
    case 'order':
      return { kind: 'order', tokens: [] };
  }
}
