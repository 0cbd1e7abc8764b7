import { governedCases } from '@/lib/russian/exercises/governors';
import { fold, fullFolding, hasCyrillic, replaceLookAlikes, type Folding } from './fold';

export interface Word {
  /** The word as it is compared. */
  folded: string;
  /** The word as it is shown: as written, without the punctuation around it. */
  shown: string;
  /** Position of the stressed letter in `folded`; null when it is not known. */
  stressed: number | null;
  /** The word that governs its case, directly before it or with one word between: «в (новой) школе». */
  governor: string | null;
}

export interface Sentence {
  text: string;
  /** The folded text, which is its folded words joined by spaces. */
  folded: string;
  words: Word[];
}

export function readSentence(text: string, folding: Folding = fullFolding): Sentence {
  const lookAlikes = folding.lookAlikes && hasCyrillic(text);
  const words = text
    .split(/\s+/)
    .flatMap((chunk) => readChunk(chunk, { ...folding, lookAlikes: false }, lookAlikes));
  const folded = words.map((word) => word.folded);
  return {
    text,
    folded: folded.join(' '),
    words: words.map((word, index) => ({ ...word, governor: governorBefore(folded, index) })),
  };
}

function governorBefore(folded: readonly string[], index: number): string | null {
  return folded.slice(Math.max(0, index - 2), index).findLast((word) => governedCases(word) !== null) ?? null;
}

/** The words in a text between two spaces: none («—»), one, or several («да,да»). */
function readChunk(chunk: string, folding: Folding, lookAlikes: boolean): Word[] {
  const folded = fold(chunk, folding);
  if (folded === '') return [];
  const letters = lookAlikes ? replaceLookAlikes(folded) : folded;
  const parts = letters.split(' ');
  if (parts.length > 1) return parts.map((part) => wordOf(part, part));
  return [wordOf(letters, chunk.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}\u0300\u0301]+$/gu, ''))];
}

function wordOf(folded: string, shown: string): Word {
  return { folded, shown, stressed: stressedLetter(folded, shown), governor: null };
}

function stressedLetter(folded: string, shown: string): number | null {
  const marked = shown.normalize('NFC').indexOf('\u0301');
  if (marked > 0) return marked - 1;
  const yo = folded.indexOf('ё');
  if (yo >= 0) return yo;
  const vowels = [...folded.matchAll(/[аеиоуыэюя]/g)];
  return vowels.length === 1 ? (vowels[0]?.index ?? null) : null;
}

/** Reads a text as a single word, without a sentence around it. */
export function readWord(text: string): Word {
  return wordOf(fold(text), text);
}
