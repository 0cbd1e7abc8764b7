import type { CourseSource } from '@/lib/content/courses/source';
import type { Fault } from '@/lib/content/files/fault';
import type { ExercisePath } from '@/lib/content/home/schema';
import type { HomeSource } from '@/lib/content/home/source';

/** A trial exercise must be from the first lesson of a course, and of the kind that its place shows. */
export function checkTrials({ trials }: HomeSource, courses: readonly CourseSource[]): Fault[] {
  if (!trials) return [];
  return Object.entries(trials.chosen).flatMap(([place, address]) => {
    const message = faultOf(place, address, courses);
    return message ? [{ ...trials.at('trials', place), message }] : [];
  });
}

function faultOf(
  place: string,
  [courseSlug, lessonSlug, id]: ExercisePath,
  courses: readonly CourseSource[],
): string | null {
  const course = courses.find(({ slug, announced }) => slug === courseSlug && !announced);
  const lesson = course?.lessons.find(({ announced }) => !announced);
  if (lesson?.slug !== lessonSlug)
    return `“${lessonSlug}” is not the first lesson of a course that is ready.`;
  const exercise = lesson.exercises.find((each) => each.id === id);
  if (!exercise) return `The lesson has no exercise “${id}”.`;
  const { kind } = exercise.content;
  return place === 'first' || place === kind ? null : `“${id}” is of the kind ${kind}.`;
}

/** Every country and every tip must be listed once. */
export function checkHomeKeys({ tips, countries }: HomeSource): Fault[] {
  return [
    ...repeated(
      'tips.yaml',
      tips.map(({ key }) => key),
    ),
    ...repeated(
      'map.yaml',
      countries.map(({ country }) => country),
    ),
  ];
}

function repeated(name: string, keys: string[]): Fault[] {
  return keys
    .filter((key, index) => keys.indexOf(key) !== index)
    .map((key) => ({ file: `home/${name}`, line: 1, message: `“${key}” stands there twice.` }));
}
