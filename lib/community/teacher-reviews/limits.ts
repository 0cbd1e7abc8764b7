export { maxStars } from '@/lib/learning/course-reviews/stars';

/** Long enough to help others choose … */
export const minReviewCodePoints = 10;
/** … and not an article. */
export const maxReviewCodePoints = 1000;
export const maxAnswerCodePoints = 1000;

/** Fewer reviews say more of chance than of the teacher: below, no stars are shown. */
export const minReviewsForStars = 5;

/** Reviews that are read at once. */
export const reviewPageSize = 10;
