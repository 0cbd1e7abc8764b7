import { placementLevels, type PlacementLevel } from './scale';

interface Levelled {
  level: string;
}

/**
 * The course to begin with: the first of the level; when there is none, the first of the nearest level below, so that no
 * knowledge is missing; else of the nearest level above.
 */
export function chooseCourse<Course extends Levelled>(
  courses: readonly Course[],
  level: PlacementLevel,
): Course | null {
  const at = placementLevels.indexOf(level);
  const below = placementLevels.slice(0, at + 1).reverse();
  const above = placementLevels.slice(at + 1);
  const order = [...below, ...above];
  const found = order.map((each) => courses.find((course) => course.level === each));
  return found.find((course) => course !== undefined) ?? null;
}
