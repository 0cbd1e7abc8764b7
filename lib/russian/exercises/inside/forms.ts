import type { Lexicon, Reading } from '@/lib/russian/exercises/lexicon';
import { governedCases } from '@/lib/russian/exercises/governors';
import type { Grammeme } from '@/lib/russian/exercises/schema';

/** What tells two forms of a word apart, the most useful to a learner first. */
const formCategories = {
  case: ['nomn', 'gent', 'datv', 'accs', 'ablt', 'loct'],
  number: ['sing', 'plur'],
  gender: ['masc', 'femn', 'neut'],
  tense: ['past', 'pres', 'futr'],
  person: ['1per', '2per', '3per'],
  aspect: ['perf', 'impf'],
} as const satisfies Record<string, readonly Grammeme[]>;

export interface FormDifference {
  /** What the right form is, as far as it is certain; may be empty. */
  asked: Grammeme[];
  gave: Grammeme[];
}

/** A folded word and the word before it that decides about its case, where there is one. */
export interface Form {
  folded: string;
  governor?: string | null;
}

interface Contrast extends FormDifference {
  /** Which categories differ. */
  categories: string;
  /** How much differs: the least is the likeliest to have happened. */
  size: number;
  /** Lower for the usual readings of both words. */
  rarity: number;
}

/** How two words, when they are forms of one word, differ; null when they are not. */
export function findFormDifference(given: Form, expected: Form, lexicon: Lexicon): FormDifference | null {
  const asked = likelyReadings(expected, lexicon);
  const contrasts = withoutSyncretism(likelyReadings(given, lexicon)).flatMap((reading, rank) =>
    asked.flatMap((other, otherRank) => contrast(reading, other, rank + otherRank) ?? []),
  );
  if (contrasts.length === 0) return null;
  const least = Math.min(...contrasts.map(({ size }) => size));
  return mostCertain(contrasts.filter(({ size }) => size === least));
}

/** The readings that fit the spelling, with its ё, and the place in the sentence; all when none does. */
function likelyReadings({ folded, governor }: Form, lexicon: Lexicon): readonly Reading[] {
  const readings = lexicon.readings(folded);
  const spelt = readings.filter((reading) => reading.form === folded);
  const cases = governedCases(governor ?? '');
  const fitting = spelt.filter((reading) => fits(reading, cases));
  return [fitting, spelt, readings].find((some) => some.length > 0) ?? [];
}

/** On their own no word stands in the prepositional, and a pronoun hardly in the genitive. */
function fits(reading: Reading, cases: readonly string[] | null): boolean {
  const value = valueOf(reading, formCategories.case);
  if (value === undefined) return true;
  if (cases !== null) return cases.includes(value);
  return value !== 'loct' && !(value === 'gent' && reading.grammemes[0] === 'NPRO');
}

/** Who writes a form that is nominative and accusative alike wrote the dictionary form. */
function withoutSyncretism(readings: readonly Reading[]): readonly Reading[] {
  const nominatives = readings.filter((reading) => reading.grammemes.includes('nomn'));
  return readings.filter((reading) => {
    const twin = (other: Reading) => other.lemma === reading.lemma && numberOf(other) === numberOf(reading);
    return !reading.grammemes.includes('accs') || !nominatives.some(twin);
  });
}

function numberOf(reading: Reading): Grammeme | undefined {
  return valueOf(reading, formCategories.number);
}

function contrast(given: Reading, expected: Reading, rarity: number): Contrast | null {
  if (given.lemma !== expected.lemma) return null;
  const different = Object.entries(formCategories)
    .map(([category, values]) => ({
      category,
      gave: valueOf(given, values),
      asked: valueOf(expected, values),
    }))
    .filter(({ gave, asked }) => gave !== asked);
  // «моя» has a gender and «мои» has none: the number says it all. An infinitive shares nothing to compare.
  const shared = different.filter(({ gave, asked }) => gave !== undefined && asked !== undefined);
  const telling = shared.length > 0 ? shared : different;
  const samePart = given.grammemes[0] === expected.grammemes[0];
  // «хорошо» and «хороший» are not two genders: only a verb and its infinitive compare across parts of speech.
  const comparable = samePart || [given, expected].some(({ grammemes }) => grammemes[0] === 'INFN');
  return {
    categories: telling.map(({ category }) => category).join(),
    asked: comparable ? telling.flatMap(({ asked }) => asked ?? []) : [],
    gave: comparable ? telling.flatMap(({ gave }) => gave ?? []) : [],
    size: telling.length + (samePart ? 0 : Object.keys(formCategories).length),
    rarity,
  };
}

function valueOf(reading: Reading, values: readonly Grammeme[]): Grammeme | undefined {
  return reading.grammemes.find((grammeme) => values.includes(grammeme));
}

/**
 * Of several explanations the one that leaves nothing open: «новая» for «новой» in «вижу новой …» may be any
 * of three cases, so the case is not named. Then the one with the usual readings.
 */
function mostCertain(contrasts: readonly Contrast[]): FormDifference {
  const kinds = [...new Set(contrasts.map(({ categories }) => categories))];
  const explanations = kinds.map((kind) =>
    summarise(contrasts.filter(({ categories }) => categories === kind)),
  );
  const [first] = explanations.sort((a, b) => certainty(b) - certainty(a) || a.rarity - b.rarity);
  return { asked: first?.asked ?? [], gave: first?.gave ?? [] };
}

function summarise(contrasts: readonly Contrast[]): Omit<Contrast, 'size' | 'categories'> {
  return {
    asked: sharedBy(contrasts.map(({ asked }) => asked)),
    gave: sharedBy(contrasts.map(({ gave }) => gave)),
    rarity: Math.min(...contrasts.map(({ rarity }) => rarity)),
  };
}

function certainty({ asked, gave }: FormDifference): number {
  return asked.length + gave.length;
}

function sharedBy(lists: readonly Grammeme[][]): Grammeme[] {
  const [first = [], ...others] = lists;
  return first.filter((grammeme) => others.every((list) => list.includes(grammeme)));
}
