import type { Lexicon, Reading } from '@/lib/russian/exercises/lexicon';
import type { Lexeme } from '@/lib/russian/morphology/lexeme';
import type { Speller } from './speller';

/** The language data; lib/chat/practice-partner/analyser.ts loads it. */
export interface Analyser {
  lexicon: Lexicon;
  speller: Speller;
  /** Dictionary words that a form may belong to, each with its paradigm. */
  listHomonyms(form: string): Promise<Lexeme[]>;
}

export const cases = ['nomn', 'gent', 'datv', 'accs', 'ablt', 'loct'];
export const genders = ['masc', 'femn', 'neut'];

export const has = ({ grammemes }: Pick<Reading, 'grammemes'>, ...wanted: readonly string[]) =>
  wanted.every((grammeme) => grammemes.includes(grammeme));

export const partOf = ({ grammemes }: Pick<Reading, 'grammemes'>) => grammemes[0] ?? '';

/** The one term of a list that a reading has. */
export const termOf = ({ grammemes }: Pick<Reading, 'grammemes'>, terms: readonly string[]) =>
  grammemes.find((grammeme) => terms.includes(grammeme));

export const withoutYo = (text: string) => text.replaceAll('ё', 'е');
