import type { contentLanguages } from '@/db/enums';
import type { ExerciseContent } from '@/lib/russian/exercises/schema';
import type { LocalMap } from '@/lib/platform/i18n/local-text';
import type messages from '@/messages/en/review.json';
import type { Item, KnownWord } from './item';
import { makers, type Form } from './makers';
import { states } from './schedule';

export type Values = (language: (typeof contentLanguages)[number]) => Record<string, string | number>;
/** A sentence of messages/…/review.json `task`, in every language of the content. */
export type Say = (sentence: keyof (typeof messages)['task'], values: Values) => LocalMap;

/** How well a card sits, as far as it decides about what is asked. */
interface Standing {
  state: number;
  /** Days. */
  stability: number;
  /** Reviews so far. */
  turn: number;
}

export interface Around {
  /** Words that the learner has cards of, without the one asked. */
  known: readonly KnownWord[];
  /** Those of them that are due, too. */
  due: readonly KnownWord[];
  seed: string;
  say: Say;
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
export function makeExercise(item: Item, standing: Standing, around: Around): ExerciseContent {
  if (item.about === 'mistake') return item.note ? { ...item.content, note: item.note } : item.content;
  const order = forms[maturityOf(standing)];
  const start = standing.turn % order.length;
  for (const form of [...order.slice(start), ...order.slice(0, start)]) {
    const content = makers[form](item, around);
    if (content) return content;
  }
  return makers.recall(item, around);
}

function maturityOf({ state, stability }: Standing): keyof typeof forms {
  if (state !== states.review) return 'fresh';
  return stability < firmFrom ? 'young' : 'firm';
}
