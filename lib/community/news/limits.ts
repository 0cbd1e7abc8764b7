/** Days that the news go back; older facts are on profiles. */
export const newsDays = 90;
/** Page size of entries. */
export const newsPageSize = 20;
/** Lessons, articles and so on that an entry names; the others are counted. */
export const maxSubjects = 3;

export const newsKinds = [
  'lesson',
  'course',
  'rank',
  'article',
  'review',
  'teacher_review',
  'joined',
] as const;
