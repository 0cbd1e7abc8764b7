import { describe, expect, it } from '@jest/globals';
import { ratingOf } from '@/lib/community/teacher-reviews/rating';

describe('the mean of the stars', () => {
  it.each([
    [0, 0, null],
    [4, 20, null],
    [5, 25, 4.5],
    [5, 5, 2.5],
    [5, 20, 4],
    [10, 50, 4.7],
    [100, 490, 4.9],
    [100, 100, 1.1],
  ])('of %d reviews with %d stars in all is %s', (reviews, stars, mean) => {
    expect(ratingOf({ reviews, stars })).toBe(mean);
  });

  it('puts many good reviews before a few perfect ones', () => {
    const many = ratingOf({ reviews: 100, stars: 490 }) ?? 0;
    expect(many).toBeGreaterThan(ratingOf({ reviews: 5, stars: 25 }) ?? 0);
  });
});
