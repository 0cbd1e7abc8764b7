import type { Lexicon } from '@/lib/russian/exercises/lexicon';
import type { Synonym } from '@/lib/russian/exercises/schema';
import { withoutYo } from '@/lib/russian/exercises/text/fold';
import { readSentence, type Sentence } from '@/lib/russian/exercises/text/sentence';
import { matchPhrase, readPhrase, type Match, type Phrase } from './phrase';

/** A phrase of the answer and the synonym that replaced it. */
export interface Exchange {
  synonym: string;
  given: string;
  expected: string;
}

export interface Rewritten {
  sentence: Sentence;
  exchanges: Exchange[];
}

/** Replacements in one sentence; an answer that needs more is another sentence. */
const maxExchanges = 4;
/** Beam width: sentences that are expanded further after each step; bounds the time, since replacements can be undone. */
const maxSentencesPerStep = 40;

export interface Rewriting {
  lexicon: Lexicon;
  /** Whether an accepted answer contains this word (folded, е for ё); replacements with other words are not tried. */
  isWanted: (word: string) => boolean;
}

/**
 * The sentences that result when phrases of an answer are replaced by synonyms, ordered by the number of replacements,
 * then by the number of words that are in no accepted answer.
 */
export function rewrite(given: Sentence, synonyms: readonly Synonym[], rewriting: Rewriting): Rewritten[] {
  const seen = new Set([given.folded]);
  const found: Rewritten[] = [];
  let newest: Rewritten[] = [{ sentence: given, exchanges: [] }];
  for (let step = 0; step < maxExchanges && newest.length > 0; step += 1) {
    newest = newest
      .flatMap((each) => exchangeOnce(each, synonyms, rewriting))
      .filter(({ sentence }) => !seen.has(sentence.folded) && seen.add(sentence.folded))
      .map((each) => ({ ...each, strangers: countStrangers(each, rewriting) }))
      .sort((a, b) => a.strangers - b.strangers)
      .slice(0, maxSentencesPerStep);
    found.push(...newest);
  }
  return found;
}

function countStrangers({ sentence }: Rewritten, { isWanted }: Rewriting): number {
  return sentence.words.filter(({ folded }) => !isWanted(withoutYo(folded))).length;
}

function exchangeOnce(
  { sentence, exchanges }: Rewritten,
  synonyms: readonly Synonym[],
  { lexicon, isWanted }: Rewriting,
): Rewritten[] {
  const words = sentence.words.map(({ folded }) => withoutYo(folded));
  const present = new Set(words);
  return synonyms.flatMap(({ id, phrases }) =>
    phrases.map(readPhrase).flatMap((from, index, all) =>
      from.words.every((word) => present.has(word))
        ? matchesOf(from, words, lexicon).flatMap(({ start, match }) =>
            all
              .filter((to, other) => other !== index && to.words.every(isWanted))
              .map((to) => {
                const next = exchange(sentence, { start, match, from, to });
                return { sentence: next.sentence, exchanges: [...exchanges, { synonym: id, ...next.shown }] };
              }),
          )
        : [],
    ),
  );
}

function matchesOf(phrase: Phrase, words: readonly string[], lexicon: Lexicon) {
  return words.flatMap((_, start) => {
    const match = matchPhrase(phrase, words, start, lexicon);
    return match === null ? [] : [{ start, match }];
  });
}

interface ExchangeSite {
  start: number;
  match: Match;
  from: Phrase;
  to: Phrase;
}

function exchange({ words }: Sentence, { start, match, from, to }: ExchangeSite) {
  const fill = (phrase: Phrase) => fillSlots(phrase, match, (position) => words[position]?.shown ?? '');
  const texts = [
    ...words.slice(0, start).map(({ shown }) => shown),
    ...fill(to).map(({ text }) => text),
    ...words.slice(match.end).map(({ shown }) => shown),
  ];
  // «Ищу» and «я ищу»: where a phrase has no word of its own, the words in its slots are shown as well.
  const show = from.words.length > 0 && to.words.length > 0 ? wordsBetween : allWords;
  return {
    sentence: readSentence(texts.join(' ')),
    shown: { given: show(fill(from)), expected: show(fill(to)) },
  };
}

interface Filled {
  text: string;
  isHeld: boolean;
}

function fillSlots({ parts }: Phrase, { held }: Match, shownAt: (position: number) => string): Filled[] {
  let slot = 0;
  return parts.flatMap((part): Filled | Filled[] => {
    if ('word' in part) return { text: part.shown, isHeld: false };
    if (part.slot === 'start') return [];
    const positions = held[slot] ?? [];
    slot += 1;
    return positions.map((position) => ({ text: shownAt(position), isHeld: true }));
  });
}

/** From the first word of the phrase itself to the last: «на́до», not «на́до рабо́тать». */
function wordsBetween(filled: readonly Filled[]): string {
  const first = filled.findIndex(({ isHeld }) => !isHeld);
  const last = filled.findLastIndex(({ isHeld }) => !isHeld);
  return allWords(filled.slice(first, last + 1));
}

function allWords(filled: readonly Filled[]): string {
  return filled.map(({ text }) => text).join(' ');
}
