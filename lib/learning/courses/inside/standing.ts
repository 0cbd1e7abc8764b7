import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { selectFirstTries } from './first-tries';
import { courseState, isDone, lessonState } from '@/lib/learning/courses/policy';
import type { LessonRow } from './queries';
import type { CourseState, LessonState } from '@/lib/learning/courses/schema';

/** A course's lessons in order, as somebody stands in them. */
export interface Standing {
  lessons: (LessonRow & { state: LessonState })[];
  state: CourseState;
}

interface Course {
  id: number;
  announced: boolean;
}

const untried = { right: 0, total: 0 };

/** How somebody stands in each of the courses, of which these are the lessons. */
export async function listStandings(
  viewer: Viewer | null,
  courses: Course[],
  rows: LessonRow[],
): Promise<(course: Course) => Standing> {
  // Of a course that is announced, so is all that is in it.
  const lessonsOf = ({ id, announced }: Course) =>
    rows.filter(({ courseId }) => courseId === id).map((row) => (announced ? { ...row, announced } : row));
  const done = courses.filter((course) => isDone(lessonsOf(course))).map(({ id }) => id);
  const tries = viewer && done.length > 0 ? await selectFirstTries(viewer.id, done) : null;
  return (course) => {
    const lessons = lessonsOf(course);
    return {
      lessons: lessons.map((lesson) => ({ ...lesson, state: lessonState(lesson) })),
      state: courseState(lessons, tries?.get(course.id) ?? untried),
    };
  };
}
