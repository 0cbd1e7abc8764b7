import { unmarked } from '@/lib/content/text/words';
import type { Lexicon } from '@/lib/russian/exercises/lexicon';
import { kindOf } from '@/lib/learning/lexicon/grammar';

/**
 * Frequency ranks of words in spoken Russian, counted from 1, by headword without stress and part of speech. `forms` are
 * word forms, most frequent first. By Zipf's law the form of rank n occurs 1/n as often as the first; the frequency of a
 * word is the sum over its forms. An ambiguous form counts for its likeliest word.
 */
export function frequenciesOf(forms: readonly string[], lexicon: Lexicon): Map<string, number> {
  const weights = new Map<string, number>();
  forms.forEach((form, index) => {
    const [reading] = lexicon.readings(form);
    if (!reading) return;
    const key = frequencyKey(reading.lemma, kindOf(reading.grammemes));
    weights.set(key, (weights.get(key) ?? 0) + 1 / (index + 1));
  });
  const ranked = [...weights].sort(([, a], [, b]) => b - a);
  return new Map(ranked.map(([key], index) => [key, index + 1]));
}

export const frequencyKey = (headword: string, part: string) => `${unmarked(headword)} ${part}`;
