import { sharedParts, type FreePart } from '@/lib/community/profiles/availability-policy';
import { bothLearn, bothSpeak, helpOf, languageSkillsOf, type Level } from './languages';
import type { MatchReason } from './schema';
import type { VisibleProfile } from './visible-profile';

/*
 * How well two people suit each other, and why. It reads only what each shows the other, so that nobody can find out hidden
 * fields by it; the score is the same from both sides.
 */
export interface Match {
  /** From 0, nothing in common, to 100. */
  score: number;
  /** The strongest first. */
  reasons: MatchReason[];
}

/** Points of each part at most; together 100. The languages are half of them. */
const points = {
  /** Help with a language in one direction, by the helper's level. */
  help: { native: 20, C2: 16, C1: 16, B2: 12 } satisfies Partial<Record<Level, number>>,
  exchange: 10,
  bothLearn: 5,
  bothSpeak: 5,
  eachFreePart: 3,
  eachInterest: 3,
  goal: 5,
  age: 5,
};
/** Shared interests or free parts of the week beyond this number add no points. */
const maxCounted = 5;

export function matchOf(mine: VisibleProfile, theirs: VisibleProfile): Match {
  const parts = [languagesOf(mine, theirs), freeTimeOf(mine, theirs), likesOf(mine, theirs)];
  return {
    score: parts.reduce((sum, { score }) => sum + score, 0),
    reasons: parts.flatMap(({ reasons }) => reasons),
  };
}

function languagesOf(mine: VisibleProfile, theirs: VisibleProfile): Match {
  const [me, them] = [languageSkillsOf(mine), languageSkillsOf(theirs)];
  const [got, given] = [helpOf(them, me), helpOf(me, them)];
  const learnt = bothLearn(me, them);
  const named = new Set([...got.keys(), ...given.keys(), ...learnt]);
  const spoken = bothSpeak(me, them).filter((language) => !named.has(language));
  const isExchange = got.size > 0 && given.size > 0;
  return {
    score:
      helpPoints(got) +
      helpPoints(given) +
      (isExchange ? points.exchange : 0) +
      (learnt.length > 0 ? points.bothLearn : 0) +
      (spoken.length > 0 ? points.bothSpeak : 0),
    reasons: [
      ...helpReasons([...got.keys()].sort(), [...given.keys()].sort()),
      ...(learnt.length > 0 ? [{ kind: 'both_learn', languages: learnt.sort() } as const] : []),
      ...(spoken.length > 0 ? [{ kind: 'both_speak', languages: spoken.sort() } as const] : []),
    ],
  };
}

const helpPoints = (help: ReadonlyMap<string, Level>) =>
  Math.max(0, ...[...help.values()].map((level) => ({ ...noHelp, ...points.help })[level]));

const noHelp = { A0: 0, A1: 0, A2: 0, B1: 0 };

function helpReasons(theirs: string[], mine: string[]): MatchReason[] {
  if (theirs.length > 0 && mine.length > 0) return [{ kind: 'exchange', theirs, mine }];
  if (theirs.length > 0) return [{ kind: 'they_help', languages: theirs }];
  return mine.length > 0 ? [{ kind: 'you_help', languages: mine }] : [];
}

/** Each person counts the shared parts by their own clock, which may give different numbers: the smaller one is used. */
function freeTimeOf({ availability: mine }: VisibleProfile, { availability: theirs }: VisibleProfile): Match {
  if (!mine || !theirs) return { score: 0, reasons: [] };
  const parts: FreePart[] = sharedParts(mine, theirs);
  const count = Math.min(parts.length, sharedParts(theirs, mine).length);
  if (count === 0) return { score: 0, reasons: [] };
  return { score: counted(count) * points.eachFreePart, reasons: [{ kind: 'free_time', parts }] };
}

function likesOf(mine: VisibleProfile, theirs: VisibleProfile): Match {
  const interests = common(mine.interests, theirs.interests);
  const goals = common(mine.goals, theirs.goals);
  const age = mine.ageBracket?.min === theirs.ageBracket?.min ? mine.ageBracket : null;
  return {
    score:
      counted(interests.length) * points.eachInterest +
      (goals.length > 0 ? points.goal : 0) +
      (age ? points.age : 0),
    reasons: [
      ...(interests.length > 0 ? [{ kind: 'interests', interests } as const] : []),
      ...(goals.length > 0 ? [{ kind: 'goals', goals } as const] : []),
      ...(age ? [{ kind: 'age', min: age.min, max: age.max } as const] : []),
    ],
  };
}

const counted = (count: number) => Math.min(count, maxCounted);

const common = <T extends string>(mine: readonly T[], theirs: readonly T[]): T[] =>
  mine.filter((each) => theirs.includes(each)).sort();
