import type { loadAnalyser } from '@/lib/chat/practice-partner/analyser';
import type { SpellingHint } from '@/lib/chat/hints/schema';
import { readOnRussianKeys } from '@/lib/russian/exercises/text/layout';

type Analyser = Awaited<ReturnType<typeof loadAnalyser>>;

/** A shorter word may be Russian by chance. */
const minLength = 4;

interface Chunk {
  start: number;
  end: number;
  right: string;
  /** Whether the word is too long and too frequent to be Russian by chance. */
  isSure: boolean;
}

/**
 * Words that were typed with a Latin keyboard layout by mistake: «ghbdtn, rfr ltkf». Found only if all Latin words of the
 * text become Russian words, and one of them is long and frequent; neighbouring words make one hint.
 */
export function findWrongLayout(text: string, analyser: Analyser): SpellingHint[] {
  const places = [...text.matchAll(/\S+/gu)].filter(({ 0: chunk }) => hasLatin(chunk));
  if (places.length === 0) return [];
  for (const reading of readOnRussianKeys(text)) {
    const chunks = places.map(({ 0: chunk, index }) => readChunk(chunk, index, reading, analyser));
    const known = chunks.filter((chunk) => chunk !== null);
    if (known.length === chunks.length && known.some(({ isSure }) => isSure)) return joined(text, known);
  }
  return [];
}

const hasLatin = (text: string) => /\p{Script=Latin}/u.test(text);

/** A chunk typed on Russian keys, whole or without the punctuation at its end; null when that is no Russian word. */
function readChunk(chunk: string, start: number, reading: string, analyser: Analyser): Chunk | null {
  const [punctuation = ''] = /[.,!?]*$/u.exec(chunk) ?? [];
  const whole = reading.slice(start, start + chunk.length);
  const bare = whole.slice(0, chunk.length - punctuation.length) + punctuation;
  for (const right of [bare, whole]) {
    const word = /^([а-яё]+)[.,!?:;…]*$/iu.exec(right)?.[1]?.toLowerCase();
    if (word === undefined || !isKnown(word, analyser)) continue;
    const isSure = word.length >= minLength && analyser.speller.isFrequent(word);
    return { start, end: start + chunk.length, right, isSure };
  }
  return null;
}

/** The keys of Latin vowels type rare Russian letters, so Russian typed by mistake has few: «here» is not «руку». */
function isPoorInVowels(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => /[aeiouäöü]/iu.test(letter)).length * 4 < letters.length;
}

const isKnown = (word: string, { lexicon }: Analyser) => lexicon.isWord(word);

function joined(text: string, chunks: readonly Chunk[]): SpellingHint[] {
  const runs: Chunk[] = [];
  for (const chunk of chunks) {
    const last = runs.at(-1);
    const gap = last && text.slice(last.end, chunk.start);
    if (!last || gap === undefined || gap.trim() !== '') runs.push(chunk);
    else
      runs[runs.length - 1] = {
        start: last.start,
        end: chunk.end,
        right: last.right + gap + chunk.right,
        isSure: last.isSure || chunk.isSure,
      };
  }
  return runs
    .filter(({ start, end, isSure }) => isSure && isPoorInVowels(text.slice(start, end)))
    .map(({ start, end, right }) => ({
      start,
      end,
      wrong: text.slice(start, end),
      right,
      reason: 'keyboard_layout',
    }));
}
