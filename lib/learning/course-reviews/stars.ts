/** What a course can be given. */
export const mostStars = 5;
