export { maxStars } from '@/lib/learning/course-reviews/stars';

/** Shortest review, in code points: long enough to help others choose … */
export const minReviewCodePoints = 10;
/** … and longest review and answer: not an article. */
export const maxReviewCodePoints = 1000;
export const maxAnswerCodePoints = 1000;

/** No stars are shown for fewer reviews: they would reflect chance more than the teacher. */
export const minReviewsForStars = 5;

/** Page size of reviews. */
export const reviewPageSize = 10;
