import type { cefrLevels, interests, learningGoals } from '@/db/enums';
import type { Availability } from '@/lib/community/profiles/availability-policy';
import { adultYears, ageOn, bracketOf, type AgeBracket } from '@/lib/people/audience/age-policy';
import { isShown, type ProfileField } from '@/lib/people/audience/visibility-policy';

type CefrLevel = (typeof cefrLevels)[number];
type Goal = (typeof learningGoals)[number];

export interface MatchedLanguage {
  /** ISO 639-1. */
  language: string;
  level: CefrLevel | 'native';
  isLearning: boolean;
}

/** The fields that matching reads; a hidden one is null or empty, like one that was not filled in. */
export interface VisibleProfile {
  nativeLanguage: string | null;
  russianLevel: CefrLevel | null;
  /** Languages other than the native one and Russian. */
  languages: readonly MatchedLanguage[];
  goals: readonly Goal[];
  interests: readonly (typeof interests)[number][];
  ageBracket: AgeBracket | null;
  availability: Availability | null;
}

/** A profile including its hidden fields. */
export interface Owner extends Omit<VisibleProfile, 'ageBracket' | 'availability'>, Availability {
  birthDate: string;
  visibility: Parameters<typeof isShown>[2];
}

/** The fields of a profile that members see; matching reads no others. `day` is in UTC. */
export function visibleToMembers(owner: Owner, day: string): VisibleProfile {
  const shown = <T, E>(field: ProfileField, value: T, empty: E): T | E =>
    isShown(field, 'member', owner.visibility) ? value : empty;
  const years = ageOn(owner.birthDate, day);
  const { bits, offsetMinutes } = owner;
  return {
    nativeLanguage: shown('native_language', owner.nativeLanguage, null),
    russianLevel: shown('russian_level', owner.russianLevel, null),
    languages: shown('languages', owner.languages, []),
    goals: shown('goals', goalsAt(years, owner.goals), []),
    interests: shown('interests', owner.interests, []),
    ageBracket: shown('age', bracketOf(years), null),
    availability: shown('availability', bits === 0 ? null : { bits, offsetMinutes }, null),
  };
}

/** Minors are not matched for dating. */
const goalsAt = (years: number, goals: readonly Goal[]) =>
  years < adultYears ? goals.filter((goal) => goal !== 'dating') : goals;
