import type { Lexicon, Reading } from '@/lib/russian/exercises/lexicon';
import { governedCases } from '@/lib/russian/exercises/governors';
import type { Grammeme } from '@/lib/russian/exercises/schema';

/** Grammatical categories in which two forms of a word may differ, the most useful to a learner first. */
const formCategories = {
  case: ['nomn', 'gent', 'datv', 'accs', 'ablt', 'loct'],
  number: ['sing', 'plur'],
  gender: ['masc', 'femn', 'neut'],
  tense: ['past', 'pres', 'futr'],
  person: ['1per', '2per', '3per'],
  aspect: ['perf', 'impf'],
} as const satisfies Record<string, readonly Grammeme[]>;

export interface FormDifference {
  /** Grammemes of the right form as far as they are certain; may be empty. */
  asked: Grammeme[];
  gave: Grammeme[];
}

/** A folded word and the preceding word that governs its case, if any. */
export interface Form {
  folded: string;
  governor?: string | null;
}

interface Contrast extends FormDifference {
  /** Names of the differing categories, joined by commas. */
  categories: string;
  /** Number of differences: the smallest contrast is the likeliest explanation. */
  size: number;
  /** Sum of the ranks of both readings: 0 for the usual readings of both words. */
  rarity: number;
}

/** How two forms of one word differ; null when they are not forms of one word. */
export function findFormDifference(given: Form, expected: Form, lexicon: Lexicon): FormDifference | null {
  const asked = likelyReadings(expected, lexicon);
  const contrasts = withoutSyncretism(likelyReadings(given, lexicon)).flatMap((reading, rank) =>
    asked.flatMap((other, otherRank) => contrast(reading, other, rank + otherRank) ?? []),
  );
  if (contrasts.length === 0) return null;
  const least = Math.min(...contrasts.map(({ size }) => size));
  return findMostCertain(contrasts.filter(({ size }) => size === least));
}

/** The readings that fit the spelling, ё included, and the governed case; all readings when none fits. */
function likelyReadings({ folded, governor }: Form, lexicon: Lexicon): readonly Reading[] {
  const readings = lexicon.readings(folded);
  const spelt = readings.filter((reading) => reading.form === folded);
  const cases = governedCases(governor ?? '');
  const fitting = spelt.filter((reading) => fits(reading, cases));
  return [fitting, spelt, readings].find((some) => some.length > 0) ?? [];
}

/** Whether the case of a reading is possible: without a governor no word is prepositional and hardly a pronoun genitive. */
function fits(reading: Reading, cases: readonly string[] | null): boolean {
  const value = valueOf(reading, formCategories.case);
  if (value === undefined) return true;
  if (cases !== null) return cases.includes(value);
  return value !== 'loct' && !(value === 'gent' && reading.grammemes[0] === 'NPRO');
}

/** Leaves out accusative readings of a form that is also nominative: the learner rather wrote the nominative. */
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
  // «моя» has a gender and «мои» has none: naming the number is enough. An infinitive has no category to compare.
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
 * The most certain of several explanations: «новая» for «новой» in «вижу новой …» may be any of three cases, so the case
 * is not named. Among equally certain ones, the one with the usual readings.
 */
function findMostCertain(contrasts: readonly Contrast[]): FormDifference {
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
