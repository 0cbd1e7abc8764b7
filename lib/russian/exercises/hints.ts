import type { z } from 'zod';
import { localize } from '@/lib/platform/i18n/localized-text';
import type { hint, narrowing } from './hint';
import { expectedChoice, narrowChoice } from './kinds/choice';
import { expectedGap, narrowGap } from './kinds/gap';
import type { Contents } from './kinds/kind';
import { narrowOrder } from './kinds/order';
import { expectedPairs, narrowPairs } from './kinds/pairs';
import { expectedWrite, narrowWrite } from './kinds/write';
import type { ExerciseContent, Kind } from './schema';

export type Hint = z.infer<typeof hint>;
/** Three steps of help: the meaning or the rule, a narrowing, the answer. */
export type HintLevel = Hint['level'];
export type Narrowing = z.infer<typeof narrowing>;
type NarrowingOf = { [K in Kind]: Extract<Narrowing, { kind: K }> };

interface Helper<K extends Kind> {
  narrow: (content: Contents[K], seed: string) => NarrowingOf[K];
  answer: (content: Contents[K], locale: string) => string;
}

const helpers: { [K in Kind]: Helper<K> } = {
  gap: { narrow: narrowGap, answer: expectedGap },
  choice: { narrow: narrowChoice, answer: expectedChoice },
  pairs: { narrow: narrowPairs, answer: expectedPairs },
  write: { narrow: narrowWrite, answer: expectedWrite },
  order: { narrow: narrowOrder, answer: (content) => content.answer },
};

/** A hint of an exercise as shown with this seed. */
export function hintFor(content: ExerciseContent, level: HintLevel, seed: string, locale: string): Hint {
  switch (level) {
    case 1:
      return { level, text: localize(locale, content.hint) };
    case 2:
      return { level, narrowing: narrowKind(content.kind, content, seed) };
    case 3:
      return { level, answer: answerOfKind(content.kind, content, locale) };
  }
}

function narrowKind<K extends Kind>(kind: K, content: Contents[K], seed: string): NarrowingOf[K] {
  return helpers[kind].narrow(content, seed);
}

function answerOfKind<K extends Kind>(kind: K, content: Contents[K], locale: string): string {
  return helpers[kind].answer(content, locale);
}
