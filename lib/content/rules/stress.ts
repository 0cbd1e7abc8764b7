import type { Fault } from '@/lib/content/files/fault';
import type { TextLine } from '@/lib/content/text/words';
import { hasCyrillic } from '@/lib/russian/exercises/text/fold';

const word = /[\p{L}\p{M}]+(?:[-‑][\p{L}\p{M}]+)*/gu;
const vowel = /[аеёиоуыэюя]/giu;
const mark = '\u0301';
/** Unstressed prepositions of two syllables: in «обо мне́» the stress is on «мне». */
const proclitics = new Set(['безо', 'изо', 'обо', 'ото', 'подо']);
/** `ё` is always stressed except in compounds with three and four: «трёхсо́т», «четырёхме́стный». */
const stress = /(?<!^(?:тр|четыр))ё|ё(?![хм]\p{L})|\u0301/giu;

/** Every Cyrillic word of two or more syllables must have exactly one stress; a proclitic has none. */
export function checkStress(texts: readonly TextLine[]): Fault[] {
  const known = new Map<string, string | null>();
  return texts.flatMap(({ file, line, text }) =>
    stressedWords(text).flatMap((found) => {
      if (!known.has(found)) known.set(found, faultOf(found));
      const message = known.get(found);
      return message ? [{ file, line, message: `“${found}” ${message}` }] : [];
    }),
  );
}

/** Suffixes (-ая) and prefixes (по-) are skipped; Markdown asterisks within words are removed. */
function stressedWords(text: string): string[] {
  if (!hasCyrillic(text)) return [];
  const bare = text.replaceAll('*', '').normalize('NFC');
  return [...bare.matchAll(word)]
    .filter(({ 0: found, index }) => !isHyphen(bare[index - 1]) && !isHyphen(bare[index + found.length]))
    .map(([found]) => found)
    .filter((found) => hasCyrillic(found) && !isLetterPair(found));
}

function isHyphen(sign: string | undefined): boolean {
  return sign === '-' || sign === '‑';
}

/** Whether a text is a letter in upper and lower case, like «Аа». */
function isLetterPair(found: string): boolean {
  const [upper = '', lower = ''] = found;
  return found.length === 2 && upper !== lower && upper.toLowerCase() === lower;
}

/** The one short word that carries a mark: «не́ за что», «не́ с кем» are said with the stress on «не». */
const stressedNegation = 'не\u0301';

function faultOf(found: string): string | null {
  if (/[^\P{M}\u0301]/u.test(found)) return 'carries a mark that is not U+0301.';
  if (/(?<![аеёиоуыэюя])\u0301/iu.test(found)) return 'has a stress mark that stands on no vowel.';
  if (proclitics.has(found.toLowerCase())) return null;
  if (proclitics.has(found.toLowerCase().replaceAll(mark, ''))) return 'is a preposition without a stress.';
  const parts = found.split(/[-‑]/);
  if (parts.some((part) => count(part, stress) > 1)) return 'has two stress marks.';
  if (count(found, vowel) >= 2 && count(found, stress) === 0) return 'has no stress mark.';
  if (isOneSyllable(found) && found.toLowerCase() !== stressedNegation)
    return 'has one syllable and carries no stress mark.';
  return null;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** Whether a word of one syllable has a mark; a single vowel with a mark is allowed, to show the mark itself. */
function isOneSyllable(found: string): boolean {
  return found.length > 2 && found.includes(mark) && count(found, vowel) === 1;
}
