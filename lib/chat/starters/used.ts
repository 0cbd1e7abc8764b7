import { fold, withoutYo } from '@/lib/russian/exercises/text/fold';
import type { Lexicon } from '@/lib/russian/exercises/lexicon';

interface Word {
  id: number;
  russian: string;
}

/** Ids of the words that occur in texts, in any form. */
export function usedAmong(
  words: readonly Word[],
  texts: readonly string[],
  lexicon: Pick<Lexicon, 'readings'>,
): Set<number> {
  const said = new Set(texts.flatMap((text) => fold(text).split(' ')));
  const lemmas = new Set(
    [...said].flatMap((form) => [form, ...lexicon.readings(form).map(({ lemma }) => lemma)]).map(keyOf),
  );
  return new Set(words.filter(({ russian }) => lemmas.has(keyOf(russian))).map(({ id }) => id));
}

const keyOf = (word: string) => withoutYo(fold(word));
