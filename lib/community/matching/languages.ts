import { cefrLevels } from '@/db/enums';
import type { MatchedLanguage, VisibleProfile } from './visible-profile';

export type Level = MatchedLanguage['level'];

const levels: readonly Level[] = [...cefrLevels, 'native'];
const rankOf = (level: Level) => levels.indexOf(level);

/** Level from which somebody can explain a language. */
const helperRank = rankOf('B2');
/** Levels that a helper is above the learner. */
const helperLead = 2;
/** Level from which two people can talk in a language. */
const talkRank = rankOf('B1');

/** One person's languages with their levels: those they know and those they learn; Russian may be in both. */
export interface LanguageSkills {
  known: ReadonlyMap<string, Level>;
  learnt: ReadonlyMap<string, Level>;
}

export function languageSkillsOf({
  nativeLanguage,
  russianLevel,
  languages,
}: VisibleProfile): LanguageSkills {
  const known = new Map<string, Level>();
  const learnt = new Map<string, Level>();
  for (const { language, level, isLearning } of languages) (isLearning ? learnt : known).set(language, level);
  if (russianLevel !== null) {
    known.set('ru', russianLevel);
    learnt.set('ru', russianLevel);
  }
  if (nativeLanguage !== null) {
    known.set(nativeLanguage, 'native');
    learnt.delete(nativeLanguage);
  }
  return { known, learnt };
}

/** Languages that `learner` learns and `helper` can help with, with the helper's level. */
export function helpOf(helper: LanguageSkills, learner: LanguageSkills): Map<string, Level> {
  return new Map(
    [...learner.learnt].flatMap(([language, level]): [string, Level][] => {
      const helperLevel = helper.known.get(language);
      return helperLevel !== undefined && canHelp(helperLevel, level) ? [[language, helperLevel]] : [];
    }),
  );
}

/** Whether somebody with the first level can help a learner with the second. */
export const canHelp = (helper: Level, learner: Level) =>
  rankOf(helper) >= helperRank && rankOf(helper) - rankOf(learner) >= helperLead;

/** Languages that both learn, at most one level apart. */
export function bothLearn(one: LanguageSkills, other: LanguageSkills): string[] {
  return [...one.learnt].flatMap(([language, level]) => {
    const otherLevel = other.learnt.get(language);
    const isNear = otherLevel !== undefined && Math.abs(rankOf(level) - rankOf(otherLevel)) <= 1;
    return isNear ? [language] : [];
  });
}

/** Languages in which the two people can talk. */
export function bothSpeak(one: LanguageSkills, other: LanguageSkills): string[] {
  return [...one.known].flatMap(([language, level]) => {
    const otherLevel = other.known.get(language);
    return otherLevel !== undefined && Math.min(rankOf(level), rankOf(otherLevel)) >= talkRank
      ? [language]
      : [];
  });
}

/**
 * Languages besides Russian that two people may speak with each other: first those that one knows and the other learns, then
 * those that both know, then those that only one of them has.
 */
export function sharedBy(one: LanguageSkills, other: LanguageSkills): string[] {
  const helped = [
    ...[...one.learnt.keys()].filter((language) => other.known.has(language)),
    ...[...other.learnt.keys()].filter((language) => one.known.has(language)),
  ];
  const both = [...one.known.keys()].filter((language) => other.known.has(language));
  const any = [one, other].flatMap(({ known, learnt }) => [...known.keys(), ...learnt.keys()]);
  return [...new Set([...helped, ...both, ...any])].filter((language) => language !== 'ru');
}
