import type { ExerciseContent } from '@/lib/russian/exercises/schema';
import type { BuildContext } from './build-context';
import type { Item } from './item';
import { exerciseBuilders, type Form } from './exercise-builders';
import { makeCorrection } from './make-correction';
import { states } from '@/lib/learning/review/schedule';

/** The part of a card's memory state that decides which form of exercise is asked. */
interface CardProgress {
  state: number;
  /** FSRS stability in days. */
  stability: number;
  /** Number of reviews so far. */
  turn: number;
}

/** Forms in order of preference, from recognising to writing: new words are recognised, mature ones recalled unaided. */
const formsByMaturity = {
  fresh: ['recognise', 'pairs', 'gap'],
  young: ['gap', 'recall', 'order', 'recognise'],
  firm: ['recall', 'order', 'gap'],
} as const satisfies Record<string, readonly Form[]>;

/** FSRS stability, in days, from which a card counts as firm; Anki calls such cards mature. */
const firmStabilityDays = 21;

/**
 * The exercise of a card's turn; deterministic for the same card, turn and context. When a form cannot be built, because a
 * sentence or other words are missing, the next form is tried; recall can always be asked.
 */
export function makeExercise(item: Item, progress: CardProgress, context: BuildContext): ExerciseContent {
  if (item.about === 'mistake') return item.note ? { ...item.content, note: item.note } : item.content;
  if (item.about === 'correction') return makeCorrection(item, context);
  const order = formsByMaturity[maturityOf(progress)];
  const start = progress.turn % order.length;
  for (const form of [...order.slice(start), ...order.slice(0, start)]) {
    const content = exerciseBuilders[form](item, context);
    if (content) return content;
  }
  return exerciseBuilders.recall(item, context);
}

function maturityOf({ state, stability }: CardProgress): keyof typeof formsByMaturity {
  if (state !== states.review) return 'fresh';
  return stability < firmStabilityDays ? 'young' : 'firm';
}
