import type { CourseFigures } from './schema';

/** A smaller number proves nothing and puts people off. */
const minLearners = 5;
/** A single course cannot be the most popular one. */
const minCourses = 2;
const maxCourses = 3;

/** The courses with enough learners, most popular first; empty when there are too few such courses. */
export function popularCourses(figures: readonly CourseFigures[]): CourseFigures[] {
  const popular = figures
    .filter(({ learners }) => learners >= minLearners)
    .sort((a, b) => b.learners - a.learners);
  return popular.length < minCourses ? [] : popular.slice(0, maxCourses);
}

/** The courses that enough people have finished to show the number, highest number first. */
export function completedCourses(figures: readonly CourseFigures[]): CourseFigures[] {
  return figures.filter(({ finished }) => finished >= minLearners).sort((a, b) => b.finished - a.finished);
}
