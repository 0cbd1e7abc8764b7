import { readOnRussianKeys } from '@/lib/russian/exercises/text/layout';
import { typeCyrillic } from '@/lib/russian/exercises/text/typing';
import { maxReadCodeUnits } from '@/lib/chat/practice-partner/limits';
import { findIntent, patternWords, type Keys } from './find-intent';
import { withoutYo, type Analyser } from './language';
import { tokensOf, type Token } from './tokens';

/** A message that can be read as Russian. */
export interface Reading {
  kind: 'russian';
  tokens: readonly Token[];
  words: readonly Keys[];
  /** Whether it asks something. */
  isQuestion: boolean;
  /** The message in Cyrillic, if it was typed in Latin letters. */
  cyrillic: string | null;
}

export type Message = Reading | { kind: 'empty' | 'emoji' | 'numbers' | 'foreign' };

/** Reads a message as Russian, as Russian in Latin letters, or as unreadable. */
export function readMessage(text: string, analyser: Analyser): Message {
  const read = cut(text.normalize('NFC').trim());
  const letters = read.match(/\p{L}/gu)?.length ?? 0;
  const cyrillic = read.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  if (letters === 0) return { kind: kindWithoutLetters(read) };
  if (cyrillic * 2 < letters) return readLatin(read, analyser) ?? { kind: 'foreign' };
  const message = readRussian(read, analyser);
  return isForeign(message, analyser) ? { kind: 'foreign' } : message;
}

/** The beginning of a long text, up to a space. */
function cut(text: string): string {
  if (text.length <= maxReadCodeUnits) return text;
  const start = text.slice(0, maxReadCodeUnits);
  return start.slice(0, Math.max(start.lastIndexOf(' '), maxReadCodeUnits / 2));
}

function kindWithoutLetters(text: string): 'empty' | 'emoji' | 'numbers' {
  if (/\p{N}/u.test(text.replace(/\p{Emoji_Modifier}|\ufe0f|\u20e3/gu, ''))) return 'numbers';
  return /\p{Extended_Pictographic}|\p{Regional_Indicator}|[:;][-']?[)(DPp|]/u.test(text) ? 'emoji' : 'empty';
}

function readRussian(text: string, analyser: Analyser): Reading {
  const tokens = tokensOf(text, analyser.lexicon);
  return {
    kind: 'russian',
    tokens,
    words: keysOfAll(tokens, analyser),
    isQuestion: text.includes('?') || questionWords.has(tokens[0]?.folded ?? ''),
    cyrillic: null,
  };
}

const questionWords = new Set(
  'кто что где куда откуда когда почему зачем как какой какая какое какие сколько чей чем о кем'.split(' '),
);

/** Whether nearly no word is known, not even by sound: another language that is written in Cyrillic. */
function isForeign({ tokens }: Reading, analyser: Analyser): boolean {
  const first = tokens.slice(0, 2 * maxMisspelt);
  const unknown = first.filter((token) => spellingOf(token, analyser) === null);
  return first.length > 2 && unknown.length > first.length * 0.6;
}

/** «privet» or, on the wrong keys, «ghbdtn»; null when it makes no sense in Russian. */
function readLatin(text: string, analyser: Analyser): Reading | null {
  if (text.length > maxLatinLength) return null;
  for (const cyrillic of [typeCyrillic('', text, '').text, ...readOnRussianKeys(text)]) {
    const tokens = tokensOf(cyrillic, analyser.lexicon);
    const spelt = tokens.map((token) => spellingOf(token, analyser));
    const isKnown = spelt.filter((word) => word !== null).length >= spelt.length * 0.6;
    const message = isKnown && !/[a-z]/iu.test(cyrillic) ? readRussian(cyrillic, analyser) : null;
    if (message && findIntent(message.words) !== null)
      return { ...message, cyrillic: respelt(cyrillic, tokens, spelt) };
  }
  return null;
}

/** A longer text in Latin letters is taken for another language: reading it in three ways would take too long. */
const maxLatinLength = 120;

/** A word as it is, or with the signs that Latin letters leave out: «normalno»; null when it is unknown. */
function spellingOf({ text, folded, readings }: Token, { speller }: Analyser): string | null {
  if (readings.length > 0) return text;
  const own = withoutYo(folded);
  return speller.candidates(own).find((candidate) => speller.soundsLike(own, candidate)) ?? null;
}

function respelt(text: string, tokens: readonly Token[], spelt: readonly (string | null)[]): string {
  return tokens.reduceRight((whole, token, place) => {
    const word = spelt[place] ?? token.text;
    const cased =
      token.text === token.text.toLowerCase() ? word : word.charAt(0).toUpperCase() + word.slice(1);
    return whole.slice(0, token.start) + cased + whole.slice(token.end);
  }, text);
}

/** Unknown words of a message that are compared with others; a message with more is hardly Russian. */
const maxMisspelt = 12;

function keysOfAll(tokens: readonly Token[], analyser: Analyser): Keys[] {
  const unknown = tokens.filter(({ readings }) => readings.length === 0).slice(0, maxMisspelt);
  return tokens.map((token) => (unknown.includes(token) ? keysOfUnknown(token, analyser) : keysOf(token)));
}

const keysOf = ({ folded, readings }: Token): Keys =>
  new Set([withoutYo(folded), ...readings.map(({ lemma }) => withoutYo(lemma))]);

/** The keys of a misspelt word: itself, the words that may be meant, and their dictionary forms. */
function keysOfUnknown({ folded }: Token, { lexicon, speller }: Analyser): Keys {
  const own = withoutYo(folded);
  if (patternWords.has(own)) return new Set([own]);
  const plain = own.replace(/(.)\1{2,}/gu, '$1');
  const meant = plain.length > 3 ? speller.candidates(plain).slice(0, 3) : [];
  const lemmas = [plain, ...meant].flatMap((word) =>
    lexicon.readings(word).map(({ lemma }) => withoutYo(lemma)),
  );
  return new Set([own, plain, ...meant, ...lemmas]);
}
