import type { LessonCard } from '@/lib/courses/schema';
import { LessonItem } from './lesson-item';

/** The lessons of a course in order, as a path: what is done, where one stands, what is still to come. */
export function LessonList({ course, lessons }: { course: string; lessons: LessonCard[] }) {
  return (
    <ol className="flex flex-col gap-3">
      {lessons.map((lesson, index) => (
        <li key={lesson.id}>
          <LessonItem course={course} lesson={lesson} after={numberBefore(lessons.slice(0, index))} />
        </li>
      ))}
    </ol>
  );
}

/** Of the lesson that has to be finished first (lib/courses/policy `canBeFinished`). */
function numberBefore(lessons: LessonCard[]): number {
  return lessons.findLast(({ state, exercises }) => state !== 'announced' && exercises > 0)?.number ?? 0;
}
