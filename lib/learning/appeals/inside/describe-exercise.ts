import { showTogether, showTranslation } from '@/lib/russian/exercises/shown';
import type { ExerciseContent } from '@/lib/russian/exercises/schema';
import { localize, type LocalizedText } from '@/lib/platform/i18n/localized-text';

/** The question of an exercise, shown beside a report. */
interface ExerciseDescription {
  prompt: LocalizedText;
  sentence: string | null;
  translation: LocalizedText | null;
  /** The options, words or tokens to choose from. */
  choices: string[];
}

export function describeExercise(content: ExerciseContent, locale: string): ExerciseDescription {
  return { prompt: localize(locale, content.prompt), ...describeKind(content, locale) };
}

const gap = /\{\d+\}/gu;

function describeKind(content: ExerciseContent, locale: string): Omit<ExerciseDescription, 'prompt'> {
  switch (content.kind) {
    case 'gap':
      return {
        sentence: content.text.replace(gap, '…'),
        translation: showTranslation(locale, content.translation),
        choices: content.bank,
      };
    case 'choice':
      return {
        sentence: content.sentence ?? null,
        translation: null,
        choices: showTogether(locale, content.options).map(({ text }) => text),
      };
    case 'pairs':
      return { sentence: null, translation: null, choices: [] };
    case 'write':
      return { sentence: content.sentence ?? null, translation: null, choices: [] };
    case 'order':
      return {
        sentence: null,
        translation: showTranslation(locale, content.translation),
        choices: [...content.tokens, ...content.extra],
      };
  }
}
