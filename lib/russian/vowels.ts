import { stressMark } from '@/lib/stress';

const vowels = /[аеёиоуыэюя]/giu;

export const countVowels = (word: string) => word.match(vowels)?.length ?? 0;

/** Puts the mark on a vowel, counted from 0. */
export function stressVowel(word: string, place: number): string {
  let count = -1;
  return word.replaceAll(vowels, (vowel) => {
    count += 1;
    return count === place ? `${vowel}${stressMark}` : vowel;
  });
}

/** Words that need no mark: of one syllable, or with ё. */
export const isPlainlyStressed = (word: string) => countVowels(word) < 2 || /ё/iu.test(word);

export const hasStress = (word: string) => word.includes(stressMark);
