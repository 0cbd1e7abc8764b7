import { showTogether, showTranslation } from '@/lib/russian/exercises/shown';
import type { ExerciseContent } from '@/lib/russian/exercises/schema';
import { localize, type LocalizedText } from '@/lib/platform/i18n/localized-text';

/** What an exercise asked, for people who look back at it. */
interface Described {
  prompt: LocalizedText;
  sentence: string | null;
  translation: LocalizedText | null;
  /** What there was to choose from. */
  choices: string[];
}

export function describeExercise(content: ExerciseContent, locale: string): Described {
  return { prompt: localize(locale, content.prompt), ...describeKind(content, locale) };
}

const gap = /\{\d+\}/gu;

function describeKind(content: ExerciseContent, locale: string): Omit<Described, 'prompt'> {
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
