import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cefrLevels, interests } from '@/db/enums';
import { matchOf } from '@/lib/community/matching/match';
import type { MatchReason } from '@/lib/community/matching/schema';
import type { VisibleProfile } from '@/lib/community/matching/visible-profile';
import { bitsOf } from '@/lib/community/profiles/availability-policy';
import { shown, silent } from './people';

const evening = { weekday: 4, part: 'evening' } as const;
const free = (offsetMinutes: number) => ({ bits: bitsOf([evening]), offsetMinutes });

const olga: VisibleProfile = {
  ...silent,
  nativeLanguage: 'ru',
  languages: [{ language: 'tr', level: 'A2', isLearning: true }],
  goals: ['practice'],
  interests: ['chess', 'cinema'],
  availability: free(180),
};
const selim: VisibleProfile = {
  ...silent,
  nativeLanguage: 'tr',
  russianLevel: 'A2',
  goals: ['job', 'practice'],
  interests: ['chess'],
  availability: free(180),
};
const kindsOf = (reasons: MatchReason[]) => reasons.map(({ kind }) => kind);

describe('two people who suit each other', () => {
  it('are told why, from the side of the reader', () => {
    expect(matchOf(selim, olga).reasons).toEqual([
      { kind: 'exchange', theirs: ['ru'], mine: ['tr'] },
      { kind: 'free_time', parts: [evening] },
      { kind: 'interests', interests: ['chess'] },
      { kind: 'goals', goals: ['practice'] },
    ]);
    expect(matchOf(olga, selim).reasons[0]).toEqual({ kind: 'exchange', theirs: ['tr'], mine: ['ru'] });
  });

  it('have an evening of their own clock', () => {
    const inTokyo = { ...selim, availability: free(540) };
    expect(kindsOf(matchOf(inTokyo, olga).reasons)).not.toContain('free_time');
    const atNight = { bits: bitsOf([{ weekday: 5, part: 'night' }]), offsetMinutes: 540 };
    expect(matchOf({ ...selim, availability: atNight }, olga).reasons[1]).toEqual({
      kind: 'free_time',
      parts: [{ weekday: 5, part: 'night' }],
    });
  });

  it('may be two learners of one level, or one who is far ahead', () => {
    const learner = (russianLevel: VisibleProfile['russianLevel']): VisibleProfile => ({
      ...silent,
      russianLevel,
    });
    expect(matchOf(learner('A1'), learner('A2')).reasons).toEqual([
      { kind: 'both_learn', languages: ['ru'] },
    ]);
    expect(matchOf(learner('A1'), learner('B1')).reasons).toEqual([]);
    expect(matchOf(learner('A1'), learner('B2')).reasons).toEqual([{ kind: 'they_help', languages: ['ru'] }]);
    expect(matchOf(learner('C1'), learner('A1')).reasons).toEqual([{ kind: 'you_help', languages: ['ru'] }]);
  });

  it('who know another language can talk in it', () => {
    const english = { language: 'en', level: 'B1', isLearning: false } as const;
    const both = [
      { ...olga, languages: [...olga.languages, english] },
      { ...selim, languages: [english] },
    ] as const;
    expect(matchOf(...both).reasons[1]).toEqual({ kind: 'both_speak', languages: ['en'] });
  });

  it('who say nothing have nothing in common', () => {
    expect(matchOf(silent, silent)).toEqual({ score: 0, reasons: [] });
    expect(matchOf(olga, silent)).toEqual({ score: 0, reasons: [] });
  });
});

describe('any two people', () => {
  const pairs = (hold: (mine: VisibleProfile, theirs: VisibleProfile) => void) =>
    fc.assert(fc.property(shown, shown, hold), { numRuns: 300 });

  it('have the same score from both sides, from 0 to 100, and a reason for each score', () => {
    pairs((mine, theirs) => {
      const [one, other] = [matchOf(mine, theirs), matchOf(theirs, mine)];
      expect(one.score).toBe(other.score);
      expect(one.score).toBeLessThanOrEqual(100);
      expect(one.score > 0).toBe(one.reasons.length > 0);
    });
  });

  it('have the same reasons from both sides, turned round', () => {
    pairs((mine, theirs) => {
      const turned = matchOf(theirs, mine).reasons.map(turn);
      expect(matchOf(mine, theirs).reasons.map((reason) => withoutClock(reason))).toEqual(
        turned.map((reason) => withoutClock(reason)),
      );
    });
  });

  it('have no reason that does not follow from what both show, and lack none that does', () => {
    pairs((mine, theirs) => {
      expect(new Set(matchOf(mine, theirs).reasons.flatMap(claimsOf))).toEqual(new Set(derive(mine, theirs)));
    });
  });

  it('score no less by one more common interest', () => {
    fc.assert(
      fc.property(shown, shown, fc.constantFrom(...interests), (mine, theirs, interest) => {
        const add = (each: VisibleProfile) => ({
          ...each,
          interests: [...new Set([...each.interests, interest])],
        });
        expect(matchOf(add(mine), add(theirs)).score).toBeGreaterThanOrEqual(matchOf(mine, theirs).score);
      }),
    );
  });
});

function turn(reason: MatchReason): MatchReason {
  if (reason.kind === 'exchange') return { ...reason, theirs: reason.mine, mine: reason.theirs };
  if (reason.kind === 'they_help') return { ...reason, kind: 'you_help' };
  return reason.kind === 'you_help' ? { ...reason, kind: 'they_help' } : reason;
}

/** The parts of free time are those of each one's own clock. */
const withoutClock = (reason: MatchReason) => (reason.kind === 'free_time' ? reason.kind : reason);

/** Each reason as single statements. */
function claimsOf(reason: MatchReason): string[] {
  const each = (what: string, list: readonly string[]) => list.map((item) => `${what} ${item}`);
  switch (reason.kind) {
    case 'exchange':
      return [...each('they_help', reason.theirs), ...each('you_help', reason.mine)];
    case 'they_help':
    case 'you_help':
    case 'both_learn':
    case 'both_speak':
      return each(reason.kind, reason.languages);
    case 'free_time':
      return reason.parts.map(({ weekday, part }) => `free ${weekday} ${part}`);
    case 'interests':
      return each('like', reason.interests);
    case 'goals':
      return each('goal', reason.goals);
    case 'age':
      return [`age ${reason.min}`];
  }
}

/** The same statements, worked out in another way: for each language, part of the week and word by itself. */
function derive(mine: VisibleProfile, theirs: VisibleProfile): string[] {
  return [
    ...['ru', 'en', 'de', 'tr', 'ja'].flatMap((language) => deriveLanguage(language, mine, theirs)),
    ...deriveFreeTime(mine, theirs),
    ...mine.interests.filter((each) => theirs.interests.includes(each)).map((each) => `like ${each}`),
    ...mine.goals.filter((each) => theirs.goals.includes(each)).map((each) => `goal ${each}`),
    ...(mine.ageBracket && mine.ageBracket === theirs.ageBracket ? [`age ${mine.ageBracket.min}`] : []),
  ];
}

const ranks: readonly string[] = [...cefrLevels, 'native'];

/** How well somebody knows a language and from where they learn it; -1 where they do not. */
function standing({ nativeLanguage, russianLevel, languages }: VisibleProfile, language: string) {
  if (nativeLanguage === language) return { knows: 7, learns: -1 };
  const russian = language === 'ru' ? ranks.indexOf(russianLevel ?? '') : -1;
  if (russian >= 0) return { knows: russian, learns: russian };
  const row = languages.find((each) => each.language === language);
  const rank = row ? ranks.indexOf(row.level) : -1;
  return row?.isLearning ? { knows: -1, learns: rank } : { knows: rank, learns: -1 };
}

function deriveLanguage(language: string, mine: VisibleProfile, theirs: VisibleProfile): string[] {
  const [me, them] = [standing(mine, language), standing(theirs, language)];
  const teaches = (one: typeof me, other: typeof me) =>
    one.knows >= 4 && other.learns >= 0 && one.knows - other.learns >= 2;
  if (teaches(them, me)) return [`they_help ${language}`];
  if (teaches(me, them)) return [`you_help ${language}`];
  if (me.learns >= 0 && them.learns >= 0 && Math.abs(me.learns - them.learns) <= 1)
    return [`both_learn ${language}`];
  return me.knows >= 3 && them.knows >= 3 ? [`both_speak ${language}`] : [];
}

/** Hour by hour of the reader's week. */
function deriveFreeTime(
  { availability: mine }: VisibleProfile,
  { availability: theirs }: VisibleProfile,
): string[] {
  if (!mine || !theirs) return [];
  const isFree = (bits: number, hour: number) => {
    const [day, part] = [Math.floor(hour / 24), Math.floor((hour % 24) / 6)];
    // By bits a day begins with its morning and ends with its night, by the clock the night comes first.
    return (bits & (1 << (day * 4 + ((part + 3) % 4)))) !== 0;
  };
  const shift = Math.round(theirs.offsetMinutes / 60) - Math.round(mine.offsetMinutes / 60);
  return Array.from({ length: 28 }, (_, index) => index).flatMap((index) => {
    const hours = Array.from({ length: 6 }, (_, hour) => index * 6 + hour);
    const shared = hours.filter(
      (hour) => isFree(mine.bits, hour) && isFree(theirs.bits, (hour + shift + 168) % 168),
    );
    const part = ['night', 'morning', 'afternoon', 'evening'][index % 4];
    return shared.length >= 3 ? [`free ${Math.floor(index / 4)} ${part}`] : [];
  });
}
