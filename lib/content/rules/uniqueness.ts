import type { CourseSource, LessonSource } from '@/lib/content/course-source';
import type { Fault, Place } from '@/lib/content/fault';
import { plain } from '@/lib/content/words';

interface Named extends Place {
  name: string;
  message: string;
}

/** Nothing that progress hangs on may be named twice, and a word is taught once. */
export function checkUniqueness(course: CourseSource): Fault[] {
  const lessons = course.lessons.map(({ slug }, index) => ({
    ...course.at('lessons', index),
    name: slug,
    message: `The lesson “${slug}” is listed twice.`,
  }));
  return [
    ...repeated(lessons),
    ...course.lessons.flatMap(({ words }) => repeated(ids(words))),
    ...course.lessons.flatMap(({ exercises }) => repeated(ids(exercises))),
    ...repeated(course.lessons.flatMap(headwords)),
  ];
}

function ids(items: LessonSource['words'] | LessonSource['exercises']): Named[] {
  return items.map(({ id, at }) => ({ ...at('id'), name: id, message: `The id “${id}” is used twice.` }));
}

/** A letter and a word may look the same: «и». */
function headwords({ words }: LessonSource): Named[] {
  return words.map(({ ru, part, at }) => ({
    ...at('ru'),
    name: part === 'letter' ? `letter ${plain(ru)}` : plain(ru),
    message: `The word “${ru}” is taught twice.`,
  }));
}

function repeated(items: readonly Named[]): Fault[] {
  const seen = new Set<string>();
  return items.flatMap(({ name, ...fault }) => {
    if (seen.has(name)) return [fault];
    seen.add(name);
    return [];
  });
}
