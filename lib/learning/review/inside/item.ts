import type { ExerciseContent } from '@/lib/russian/exercises/schema';
import type { Translation } from '@/lib/russian/exercises/shown';
import { readExercise } from '@/lib/russian/exercises/stored';
import { contentTranslations, type ContentTranslations } from '@/lib/platform/i18n/localized-text';
import type { CardRow } from './queries';
import type { KnownWord } from './known-word';
import { ownText, type OwnText } from '@/lib/learning/review/card-schema';

/**
 * The subject of a card: a word with the learner's own changes, an exercise that was answered wrong once, or a mistake in the
 * learner's own writing that somebody put right.
 */
export type Item =
  | ({ about: 'correction'; note: ContentTranslations | null } & CorrectedMistake)
  | { about: 'mistake'; content: ExerciseContent; note: ContentTranslations | null }
  | ({ about: 'word'; note: ContentTranslations | null; example: Example | null } & KnownWord);

interface CorrectedMistake {
  /** The right form, as it stands in the sentence. */
  russian: string;
  sentence: string;
  wrong: string;
  /** Other forms of the right word. */
  forms: readonly string[];
}

interface Example {
  russian: string;
  /** Null for a sentence that the learner wrote. */
  meaning: Translation | null;
}

/** The subject of a card; null when it holds nothing to ask. */
export function itemOf({ word, exercise, own: stored }: CardRow): Item | null {
  const own = ownOf(stored);
  const note = own.note === undefined ? null : inEveryLanguage(own.note);
  if (exercise) return { about: 'mistake', content: readExercise(exercise), note };
  const { russian, sentence, mistake } = own;
  if (mistake && russian !== undefined && sentence !== undefined)
    return { about: 'correction', note, russian, sentence, ...mistake };
  const known = word ? wordOf(word, own) : ownWordOf(own);
  return known && { about: 'word', note, ...known };
}

type WordWithExample = KnownWord & { example: Example | null };

function wordOf(
  { russian, part, forms, gloss, example }: NonNullable<CardRow['word']>,
  own: OwnText,
): WordWithExample {
  const { ru, ...meaning } = contentTranslations.parse(example);
  return {
    russian,
    part,
    forms,
    meaning: own.meaning === undefined ? contentTranslations.parse(gloss) : inEveryLanguage(own.meaning),
    example: ownExample(own) ?? { russian: ru, meaning },
  };
}

function ownWordOf({ russian, meaning, ...own }: OwnText): WordWithExample | null {
  if (russian === undefined || meaning === undefined) return null;
  return { russian, part: null, forms: [], meaning: inEveryLanguage(meaning), example: ownExample(own) };
}

const ownExample = ({ sentence }: OwnText): Example | null =>
  sentence === undefined ? null : { russian: sentence, meaning: null };

export const ownOf = (stored: unknown): OwnText => (stored === null ? {} : ownText.parse(stored));

/** A learner's own text in every language: it is in whatever language the learner thinks in. */
const inEveryLanguage = (text: string): ContentTranslations => ({ ru: text, en: text, de: text });
