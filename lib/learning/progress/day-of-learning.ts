/** Right or almost right answers, in lessons and reviews, that make a day count: a minute or two of practice. */
export const answersForDay = 3;

/** The part of a day's work that decides whether the day counts. */
interface DayWork {
  /** Right or almost right answers in lessons and reviews of the whole day. */
  practised: number;
  /** Whether a lesson was finished. */
  isLessonEnd: boolean;
}

/**
 * Whether a day counts as one of learning: for the streak, the statistics, the calendar and the badges alike. `practised`
 * leaves out exercises that were tried on the home page.
 */
export function isDayOfLearning({ practised, isLessonEnd }: DayWork): boolean {
  return isLessonEnd || practised >= answersForDay;
}
