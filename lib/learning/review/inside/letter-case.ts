import { fold, stripStress } from '@/lib/russian/exercises/text/fold';
import type { Item } from './item';

/* Capital letters of words that are taken out of a sentence or put into one: they must not give the answer away. */

type Word = Extract<Item, { about: 'word' }>;

/** A word as it is written inside a sentence: without the capital that only the start of a sentence gave it. */
export function asInsideSentence(found: string, russian: string): string {
  const isName = russian.charAt(0) !== russian.charAt(0).toLowerCase();
  return isName ? found : found.charAt(0).toLowerCase() + found.slice(1);
}

/** The first word of a sentence loses its capital, which would give away its place; names keep theirs. */
export function lowercaseStart(chunk: string, index: number, { russian, example }: Word): string {
  if (index > 0 || isNameIn(example?.meaning?.en ?? '', chunk)) return chunk;
  return fold(chunk) === fold(russian)
    ? asInsideSentence(chunk, russian)
    : asInsideSentence(chunk, chunk.toLowerCase());
}

/** A transliteration that is exact enough to recognise a name by its first two letters. */
const transliteration: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'yo', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k' },
  ...{ л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts' },
  ...{ ч: 'ch', ш: 'sh', щ: 'shch', ы: 'y', э: 'e', ю: 'yu', я: 'ya' },
};

/** Whether a translation has a capitalised word that begins with the same two letters: «Борис» and “Boris”. */
function isNameIn(translation: string, chunk: string): boolean {
  const start = Array.from(stripStress(chunk.toLowerCase()))
    .slice(0, 2)
    .map((letter) => transliteration[letter] ?? letter);
  const capitals = translation.match(/\p{Lu}\p{L}+/gu) ?? [];
  return capitals.some((word) => word.toLowerCase().startsWith(start.join('')));
}
