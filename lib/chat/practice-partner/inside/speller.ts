import { LRUCache } from 'lru-cache';
import type { Lexicon } from '@/lib/russian/exercises/lexicon';
import { withoutYo } from './language';

/** Finds frequent words that somebody may have meant; words are given and compared without ё. */
export interface Speller {
  /** Frequent words with one wrong, missing, added or swapped letter, or with the same sound; the likeliest first. */
  candidates(word: string): readonly string[];
  /** Whether two words sound the same: «малако» and «молоко». */
  soundsLike(one: string, other: string): boolean;
  isFrequent(word: string): boolean;
}

/** Number of words whose candidates are cached: a message asks for the same word several times. */
const maxWords = 2_000;
/** Longest word that is corrected; no frequent word is longer. */
const maxLength = 20;
const alphabet = Array.from('абвгдежзийклмнопрстуфхцчшщъыьэюя');

export function createSpeller(forms: readonly string[], lexicon: Lexicon): Speller {
  const ranks = new Map<string, number>();
  const bySound = new Map<string, string[]>();
  for (const form of forms.map(withoutYo)) {
    if (ranks.has(form) || !lexicon.isWord(form)) continue;
    ranks.set(form, ranks.size);
    const sound = soundOf(form);
    bySound.set(sound, [...(bySound.get(sound) ?? []), form]);
  }
  const rank = (word: string) => ranks.get(word) ?? Infinity;
  const known = new LRUCache<string, readonly string[]>({
    max: maxWords,
    memoMethod: (word) => {
      const near = edits(word).filter((each) => ranks.has(each));
      const alike = bySound.get(soundOf(word)) ?? [];
      return [...new Set([...near, ...alike])]
        .filter((each) => each !== word)
        .sort((one, other) => rank(one) - rank(other));
    },
  });
  return {
    candidates: (word) => (word.length > maxLength ? [] : known.memo(word)),
    soundsLike: (one, other) => soundOf(one) === soundOf(other),
    isFrequent: (word) => ranks.has(withoutYo(word)),
  };
}

/** The sound of a word, roughly: unstressed vowels, voiced and voiceless consonants, double letters and signs are merged. */
function soundOf(word: string): string {
  return word
    .replace(/т?ц+а$|ть?ся$/u, 'ца')
    .replace(/[оа]/gu, 'а')
    .replace(/[еияэ]/gu, 'и')
    .replace(/(?<=[жшц])ы/gu, 'и')
    .replace(/[ъь]/gu, '')
    .replace(/[бвгдзж](?=[пфктсшц]|$)/gu, (letter) => voiceless[letter] ?? letter)
    .replace(/(.)\1+/gu, '$1');
}

const voiceless: Readonly<Record<string, string>> = { б: 'п', в: 'ф', г: 'к', д: 'т', з: 'с', ж: 'ш' };

/** All texts that differ from a word in one letter. */
function edits(word: string): string[] {
  return Array.from({ length: word.length + 1 }, (_, place) => place).flatMap((place) => {
    const [before, letter, after] = [word.slice(0, place), word.charAt(place), word.slice(place + 1)];
    const inserted = alphabet.map((each) => before + each + letter + after);
    if (letter === '') return inserted;
    const replaced = alphabet.map((each) => before + each + after);
    const swapped = before + after.charAt(0) + letter + after.slice(1);
    return [...inserted, ...replaced, before + after, swapped];
  });
}
