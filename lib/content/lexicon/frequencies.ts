import { unmarked } from '@/lib/content/words';
import type { Lexicon } from '@/lib/russian/exercises/lexicon';
import { kindOf } from '@/lib/learning/lexicon/grammar';

/**
 * Places of words among the words of spoken Russian, counted from 1, by headword without stress and part of speech.
 * `forms` are its forms, the most frequent first. By Zipf's law a form at place n is met 1/n as often as the first, so
 * that a word is met as often as its forms together. A form that may belong to several words counts for the likeliest.
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
