import { stressMark } from '@/lib/platform/text/stress';

const vowels = /[аеёиоуыэюя]/giu;

export const countVowels = (word: string) => word.match(vowels)?.length ?? 0;

/** Puts the stress mark on the vowel with this index, counted from 0. */
export function stressVowel(word: string, place: number): string {
  let count = -1;
  return word.replaceAll(vowels, (vowel) => {
    count += 1;
    return count === place ? `${vowel}${stressMark}` : vowel;
  });
}

/** Whether a word needs no stress mark: it has one syllable, or ё. */
export const isPlainlyStressed = (word: string) => countVowels(word) < 2 || /ё/iu.test(word);

export const hasStress = (word: string) => word.includes(stressMark);

/** The index of the stressed vowel, counted from 0; null when it is not marked. */
export function stressedVowel(word: string): number | null {
  const marked = word.normalize('NFC');
  const end = marked.includes(stressMark) ? marked.indexOf(stressMark) : marked.search(/ё/iu) + 1;
  if (end > 0) return countVowels(marked.slice(0, end)) - 1;
  return countVowels(marked) === 1 ? 0 : null;
}
