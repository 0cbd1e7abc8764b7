import type { ExerciseContent, Task } from '@/lib/russian/exercises/schema';
import { fold } from '@/lib/russian/exercises/text/fold';
import type { CardView } from '@/lib/learning/review/card-schema';

/** Texts that nobody reads. */
export const nothing = { en: '', ru: '', de: '' };
const common = { prompt: nothing, hint: nothing };

/** The exercise that is asked of a card, with the answer, as somebody knows it who has learnt all these words. */
export function contentOf(task: Task, card: CardView, words: readonly CardView[]): ExerciseContent {
  const { russian, meaning } = card;
  if (russian === null || !meaning) throw new Error('Only a word is known by heart.');
  switch (task.kind) {
    case 'write':
      return { kind: 'write', ...common, answers: [russian], order: 'normal', spelling: 'normal' };
    case 'choice':
      return {
        kind: 'choice',
        ...common,
        options: task.options.map(({ text }) => text),
        answer: meaning.text,
      };
    case 'gap':
      return {
        kind: 'gap',
        ...common,
        text: '',
        bank: task.bank,
        answers: [fillerOf(task, sentenceOf(card))],
      };
    case 'pairs':
      return { kind: 'pairs', ...common, pairs: task.left.map((left) => [left, meaningOf(left, words)]) };
    case 'order':
      return {
        kind: 'order',
        ...common,
        tokens: task.tokens,
        extra: [],
        answer: sentenceOf(card),
        alternatives: [],
      };
  }
}

const sentenceOf = ({ sentence }: CardView) => sentence?.russian ?? '';

function fillerOf({ segments, bank }: Task<'gap'>, sentence: string): string {
  return bank.find((word) => fold(segments.join(word)) === fold(sentence)) ?? '';
}

function meaningOf(russian: string, words: readonly CardView[]): string {
  return words.find((word) => word.russian === russian)?.meaning?.text ?? '';
}
