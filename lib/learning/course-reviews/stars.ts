/** The best rating of a course. */
export const maxStars = 5;
