import type { CourseSource, LessonSource } from '@/lib/content/courses/source';
import type { Fault, SourceLocation } from '@/lib/content/files/fault';
import { plain } from '@/lib/content/text/words';

interface NamedEntry extends SourceLocation {
  name: string;
  message: string;
}

/** Keys that learners' progress refers to must be unique, and a course teaches a word once. */
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

function ids(items: LessonSource['words'] | LessonSource['exercises']): NamedEntry[] {
  return items.map(({ id, at }) => ({ ...at('id'), name: id, message: `The id “${id}” is used twice.` }));
}

/** Letters are separate, because a letter and a word may look the same: «и». */
function headwords({ words }: LessonSource): NamedEntry[] {
  return words.map(({ ru, part, at }) => ({
    ...at('ru'),
    name: part === 'letter' ? `letter ${plain(ru)}` : plain(ru),
    message: `The word “${ru}” is taught twice.`,
  }));
}

function repeated(items: readonly NamedEntry[]): Fault[] {
  const seen = new Set<string>();
  return items.flatMap(({ name, ...fault }) => {
    if (seen.has(name)) return [fault];
    seen.add(name);
    return [];
  });
}
