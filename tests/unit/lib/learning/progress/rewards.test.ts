import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { badgeNames, listMilestones, rankBadge, readBadge } from '@/lib/learning/progress/inside/badges';
import { describeRank, rankOf } from '@/lib/learning/progress/ranks';
import { stressMark } from '@/lib/platform/text/stress';
import en from '@/messages/en/progress.json';

describe('ranks', () => {
  it.each([
    [0, 1],
    [99, 1],
    [100, 2],
    [299, 2],
    [300, 3],
    [18_999, 19],
    [19_000, 20],
  ])('with %d points one is at rank %d', (points, rank) => {
    expect(rankOf(points).number).toBe(rank);
  });

  it('start at 50·n·(n − 1) points, however many there are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (points) => {
        const { number, from, next } = rankOf(points);
        expect([from, next]).toEqual([50 * number * (number - 1), 50 * number * (number + 1)]);
        expect(from <= points && points < next).toBe(true);
      }),
    );
  });

  it('have more than twenty Russian names, each with its stress and its meaning', () => {
    const names = Array.from({ length: 24 }, (_, index) => describeRank(index + 1));
    expect(new Set(names.map(({ name }) => name)).size).toBe(24);
    for (const { name, meaning } of names) {
      const syllables = (word: string) => word.match(/[аеёиоуыэюя]/giu)?.length ?? 0;
      for (const word of name.split(' ')) {
        expect({ word, marked: word.includes(stressMark) }).toEqual({ word, marked: syllables(word) > 1 });
      }
      expect(en.ranks).toHaveProperty(meaning);
    }
    expect(describeRank(99)).toMatchObject({ number: 99, name: describeRank(24).name });
  });
});

describe('badges', () => {
  const nothing = {
    lessons: 0,
    right: 0,
    days: 0,
    reviewDays: 0,
    words: 0,
    coursesDone: 0,
    coursesPassed: 0,
  };

  it('are not given for nothing', () => {
    expect(listMilestones(nothing)).toEqual([]);
  });

  it.each([
    [{ lessons: 1 }, ['first_lesson']],
    [{ right: 99 }, []],
    [{ right: 100 }, ['right_100']],
    [{ days: 30 }, ['days_7', 'days_30']],
    [{ reviewDays: 7 }, ['review_week']],
    [{ words: 499 }, ['words_100']],
    [{ words: 500 }, ['words_100', 'words_500']],
    [{ coursesDone: 1 }, ['course_done']],
    [{ coursesDone: 1, coursesPassed: 1 }, ['course_done', 'course_passed']],
  ])('mark real milestones: %j', (facts, expected) => {
    expect(listMilestones({ ...nothing, ...facts })).toEqual(expected);
  });

  it('have a name and say what they are for', () => {
    expect(Object.keys(en.badges.names).sort()).toEqual([...badgeNames].sort());
    expect(Object.keys(en.badges.reasons).sort()).toEqual([...badgeNames].sort());
  });

  it('are read back; one that is no longer known is left out', () => {
    expect(readBadge('first_lesson')).toEqual({ badge: 'first_lesson' });
    expect(readBadge(rankBadge(12))).toEqual({ rank: 12 });
    expect(readBadge('toString')).toBeNull();
  });
});
