import { pick } from '@/lib/russian/exercises/kinds/positions';
import { shuffledOrder } from '@/lib/russian/exercises/shuffle';
import { fold } from '@/lib/russian/exercises/text/fold';
import type { ContentTranslations } from '@/lib/platform/i18n/localized-text';
import type { KnownWord, Part } from './known-word';

interface TargetWord {
  russian: string;
  meaning: ContentTranslations;
  part: Part | null;
}

/**
 * Draws wrong options for a word: of the same part of speech where the learner knows enough of them, each with another
 * meaning and another spelling. Random, but the same for the same seed; may be fewer than `count`.
 */
export function drawDistractors(
  target: TargetWord,
  known: readonly KnownWord[],
  { count, seed }: { count: number; seed: string },
): KnownWord[] {
  const order = shuffledOrder(
    known.map(({ russian }) => russian),
    `${seed} others`,
  );
  const drawn = pick(known, order);
  const alike = drawn.filter(({ part }) => part === target.part);
  const unlike = drawn.filter(({ part }) => part !== target.part);
  const chosen: KnownWord[] = [];
  for (const word of [...alike, ...unlike]) {
    const differs = [target, ...chosen].every((other) => isOther(word, other));
    if (differs && chosen.length < count) chosen.push(word);
  }
  return chosen;
}

function isOther(one: Omit<TargetWord, 'part'>, other: Omit<TargetWord, 'part'>): boolean {
  const alike = languages.some((language) => sameText(one.meaning[language], other.meaning[language]));
  return !alike && fold(one.russian) !== fold(other.russian);
}

const languages = ['ru', 'en', 'de', 'fr', 'it', 'tr'] as const satisfies (keyof ContentTranslations)[];

/** Whether two translations into one language are the same: its readers would see two right answers. */
export function sameText(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && fold(one) === fold(other);
}
