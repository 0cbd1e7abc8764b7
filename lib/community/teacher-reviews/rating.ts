import { minReviewsForStars } from './limits';

/**
 * The prior of the mean: as if every teacher had begun with five reviews of four stars. Four is about what learners here
 * give courses; five reviews weigh as much as the first five real ones, so that five times five stars is 4.5 and not
 * better than a hundred reviews with 4.9.
 */
const prior = { stars: 4, reviews: 5 };

/** The Bayesian mean of the stars, to a tenth; null below `minReviewsForStars`. */
export function ratingOf({ stars, reviews }: { stars: number; reviews: number }): number | null {
  if (reviews < minReviewsForStars) return null;
  const mean = (prior.stars * prior.reviews + stars) / (prior.reviews + reviews);
  return Math.round(mean * 10) / 10;
}
