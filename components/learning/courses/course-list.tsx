import type { CourseCard } from '@/lib/learning/courses/schema';
import { CourseItem } from './course-item';

export function CourseList({ courses }: { courses: CourseCard[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {courses.map((course) => (
        <li key={course.slug}>
          <CourseItem course={course} />
        </li>
      ))}
    </ul>
  );
}
