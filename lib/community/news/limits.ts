/** Days that the news go back; older things are on profiles. */
export const newsDays = 90;
/** Entries that are read at once. */
export const newsPageSize = 20;
/** Lessons, articles and the like that an entry names; the others are counted. */
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
