import { LRUCache } from 'lru-cache';
import type { Lexicon } from '@/lib/russian/exercises/lexicon';
import { fold, withoutYo } from '@/lib/russian/exercises/text/fold';

/*
 * A phrase of db/content/synonyms.yaml: words, and slots in braces that match words of the surrounding sentence.
 * «на́до {infinitive}» matches «надо» right before an infinitive.
 */
const directions = 'в во на к ко до домой туда сюда';

/** Conditions for a word of the sentence to match a slot. */
const wordSlots = {
  any: () => true,
  infinitive: hasReading((grammemes) => grammemes[0] === 'INFN'),
  singular: hasReading((grammemes) => isSubject(grammemes) && grammemes.includes('sing')),
  imperative: hasReading((grammemes) => grammemes.includes('impr')),
  first: isVerbOf('1per', 'sing'),
  firstPlural: isVerbOf('1per', 'plur'),
  second: isVerbOf('2per', 'sing'),
  secondPlural: isVerbOf('2per', 'plur'),
  plural: hasReading((grammemes) => isSubject(grammemes) && grammemes.includes('plur')),
  direction: isOneOf(directions),
} satisfies Record<string, (word: string, lexicon: Lexicon) => boolean>;

/** `{some}` matches from 0 to this many words. */
const maxSomeWords = 4;

type WordSlot = keyof typeof wordSlots;
type Part = { word: string; shown: string } | { slot: WordSlot | 'some' | 'start' };

export interface Phrase {
  parts: Part[];
  /** The words outside slots, folded and with е for ё. */
  words: string[];
}

export class PhraseError extends Error {}

/** About eight times the phrases of db/content/synonyms.yaml; an answer is compared with hundreds of them. */
const maxPhrases = 10_000;

const phrases = new LRUCache<string, Phrase>({ max: maxPhrases, memoMethod: parsePhrase });

/** Throws `PhraseError` for a slot that does not exist. */
export const readPhrase = (text: string): Phrase => phrases.memo(text);

function parsePhrase(text: string): Phrase {
  const parts = text.trim().split(/\s+/).map(readPart);
  return { parts, words: parts.flatMap((part) => ('word' in part ? part.word : [])) };
}

/** The names of the slots that match words, in order. */
export function slotsOf({ parts }: Phrase): string[] {
  return parts.flatMap((part) => ('slot' in part && part.slot !== 'start' ? part.slot : []));
}

function readPart(chunk: string): Part {
  const name = /^\{(.+)\}$/.exec(chunk)?.[1];
  if (name === undefined) return { word: withoutYo(fold(chunk)), shown: chunk };
  if (name === 'some' || name === 'start' || isWordSlot(name)) return { slot: name };
  throw new PhraseError(`“{${name}}” is no slot.`);
}

function isWordSlot(name: string): name is WordSlot {
  return name in wordSlots;
}

export interface Match {
  /** Positions of the words in each slot. */
  held: number[][];
  /** The position after the last word. */
  end: number;
}

/** Matches the phrase at a position of a sentence, given as folded words with е for ё; the shortest match is returned. */
export function matchPhrase(
  { parts }: Phrase,
  words: readonly string[],
  start: number,
  lexicon: Lexicon,
): Match | null {
  return matchRest(parts, { words, at: start, lexicon });
}

interface Reader {
  words: readonly string[];
  at: number;
  lexicon: Lexicon;
}

function matchRest([part, ...rest]: readonly Part[], reader: Reader): Match | null {
  if (part === undefined) return { held: [], end: reader.at };
  for (const length of lengthsOf(part, reader)) {
    const after = matchRest(rest, { ...reader, at: reader.at + length });
    if (after === null) continue;
    if ('word' in part || part.slot === 'start') return after;
    const held = Array.from({ length }, (_, index) => reader.at + index);
    return { ...after, held: [held, ...after.held] };
  }
  return null;
}

/** The numbers of words that a part may match from here on. */
function lengthsOf(part: Part, { words, at, lexicon }: Reader): number[] {
  const word = words[at];
  if ('word' in part) return word === part.word ? [1] : [];
  if (part.slot === 'start') return at === 0 ? [0] : [];
  if (part.slot !== 'some') return word !== undefined && wordSlots[part.slot](word, lexicon) ? [1] : [];
  return Array.from({ length: maxSomeWords + 1 }, (_, length) => length).filter(
    (length) => at + length <= words.length,
  );
}

function hasReading(fits: (grammemes: readonly string[]) => boolean) {
  return (word: string, lexicon: Lexicon) => lexicon.readings(word).some(({ grammemes }) => fits(grammemes));
}

function isVerbOf(person: '1per' | '2per', number: 'sing' | 'plur') {
  return hasReading(
    (grammemes) => grammemes[0] === 'VERB' && grammemes.includes(person) && grammemes.includes(number),
  );
}

function isSubject(grammemes: readonly string[]): boolean {
  return grammemes.includes('nomn') && !grammemes.includes('1per') && !grammemes.includes('2per');
}

function isOneOf(list: string) {
  const words = new Set(list.split(' '));
  return (word: string) => words.has(word);
}
