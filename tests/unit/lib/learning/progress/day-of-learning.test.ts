import { describe, expect, it } from '@jest/globals';
import { isDayOfLearning } from '@/lib/learning/progress/day-of-learning';

describe('a day counts as one of learning', () => {
  it.each([
    ['nothing right', { practised: 0, isLessonEnd: false }, false],
    ['two right answers', { practised: 2, isLessonEnd: false }, false],
    ['three right answers', { practised: 3, isLessonEnd: false }, true],
    ['the last exercise of a lesson', { practised: 1, isLessonEnd: true }, true],
  ])('with %s: %j', (_, work, counts) => {
    expect(isDayOfLearning(work)).toBe(counts);
  });
});
