import type { ExerciseContent } from '@/lib/russian/exercises/schema';
import type { BuildContext } from './build-context';
import type { Item } from './item';
import { makers, type Form } from './makers';
import { states } from '@/lib/learning/review/schedule';

/** How well a card sits, as far as it decides about what is asked. */
interface CardProgress {
  state: number;
  /** Days. */
  stability: number;
  /** Reviews so far. */
  turn: number;
}

/** From recognising to writing: what has just been learnt is shown, what sits firmly is to be found unaided. */
const forms = {
  fresh: ['recognise', 'pairs', 'gap'],
  young: ['gap', 'recall', 'order', 'recognise'],
  firm: ['recall', 'order', 'gap'],
} as const satisfies Record<string, readonly Form[]>;

/** Days of stability from which a card counts as firm, as Anki counts it. */
const firmFrom = 21;

/**
 * The exercise of a card's turn: the same for the same card, turn and surroundings. A form that cannot be made, for want
 * of a sentence or of other words, gives way to the next; writing the word can always be asked.
 */
export function makeExercise(item: Item, progress: CardProgress, context: BuildContext): ExerciseContent {
  if (item.about === 'mistake') return item.note ? { ...item.content, note: item.note } : item.content;
  const order = forms[maturityOf(progress)];
  const start = progress.turn % order.length;
  for (const form of [...order.slice(start), ...order.slice(0, start)]) {
    const content = makers[form](item, context);
    if (content) return content;
  }
  return makers.recall(item, context);
}

function maturityOf({ state, stability }: CardProgress): keyof typeof forms {
  if (state !== states.review) return 'fresh';
  return stability < firmFrom ? 'young' : 'firm';
}
