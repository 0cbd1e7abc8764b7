import type { ExerciseContent } from '@/lib/russian/exercises/schema';
import type { Translation } from '@/lib/russian/exercises/shown';
import { readExercise } from '@/lib/russian/exercises/stored';
import { contentTranslations, type ContentTranslations } from '@/lib/platform/i18n/localized-text';
import type { CardRow } from './queries';
import type { KnownWord } from './known-word';
import { ownText, type OwnText } from '@/lib/learning/review/card-schema';

/** What a card is about: a word, with whatever the learner changed about it, or an exercise that once went wrong. */
export type Item =
  | { about: 'mistake'; content: ExerciseContent; note: ContentTranslations | null }
  | ({ about: 'word'; note: ContentTranslations | null; example: Example | null } & KnownWord);

interface Example {
  russian: string;
  /** None for a sentence that the learner wrote. */
  meaning: Translation | null;
}

/** Null when the card holds nothing to ask. */
export function itemOf({ word, exercise, own: stored }: CardRow): Item | null {
  const own = ownOf(stored);
  const note = own.note === undefined ? null : inEvery(own.note);
  if (exercise) return { about: 'mistake', content: readExercise(exercise), note };
  const known = word ? wordOf(word, own) : ownWordOf(own);
  return known && { about: 'word', note, ...known };
}

type Known = KnownWord & { example: Example | null };

function wordOf({ russian, part, forms, gloss, example }: NonNullable<CardRow['word']>, own: OwnText): Known {
  const { ru, ...meaning } = contentTranslations.parse(example);
  return {
    russian,
    part,
    forms,
    meaning: own.meaning === undefined ? contentTranslations.parse(gloss) : inEvery(own.meaning),
    example: ownExample(own) ?? { russian: ru, meaning },
  };
}

function ownWordOf({ russian, meaning, ...own }: OwnText): Known | null {
  if (russian === undefined || meaning === undefined) return null;
  return { russian, part: null, forms: [], meaning: inEvery(meaning), example: ownExample(own) };
}

const ownExample = ({ sentence }: OwnText): Example | null =>
  sentence === undefined ? null : { russian: sentence, meaning: null };

export const ownOf = (stored: unknown): OwnText => (stored === null ? {} : ownText.parse(stored));

/** What a learner wrote is in whatever language they think in. */
const inEvery = (text: string): ContentTranslations => ({ ru: text, en: text, de: text });
