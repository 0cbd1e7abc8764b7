import type { CourseFigures } from './schema';

/** Fewer people prove nothing, and a small number rather puts off. */
const fewestPeople = 5;
/** A list of one has no most popular. */
const fewestCourses = 2;
const mostCourses = 3;

/** The courses that may be called popular, the most popular first; none where too few can be. */
export function popularCourses(figures: readonly CourseFigures[]): CourseFigures[] {
  const popular = figures
    .filter(({ learners }) => learners >= fewestPeople)
    .sort((a, b) => b.learners - a.learners);
  return popular.length < fewestCourses ? [] : popular.slice(0, mostCourses);
}

/** The courses that enough people have done to say how many, those of most people first. */
export function completedCourses(figures: readonly CourseFigures[]): CourseFigures[] {
  return figures.filter(({ finished }) => finished >= fewestPeople).sort((a, b) => b.finished - a.finished);
}
