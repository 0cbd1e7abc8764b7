import type { CourseView } from '@/lib/learning/courses/schema';
import { LessonItem } from './lesson-item';

/** The lessons of a course in order, as a path. */
export function LessonList({ course: { slug, lessons, next } }: { course: CourseView }) {
  return (
    <ol className="flex flex-col gap-3">
      {lessons.map((lesson) => (
        <li key={lesson.id}>
          <LessonItem course={slug} lesson={lesson} recommended={lesson.slug === next} />
        </li>
      ))}
    </ol>
  );
}
