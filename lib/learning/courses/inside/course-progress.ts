import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { selectFirstTries } from './first-tries';
import { courseState, isDone, lessonState } from '@/lib/learning/courses/policy';
import type { LessonRow } from './catalogue';
import type { CourseState, LessonState } from '@/lib/learning/courses/schema';

/** A learner's state in a course and in its lessons, in order. */
export interface CourseProgress {
  lessons: (LessonRow & { state: LessonState })[];
  state: CourseState;
}

interface Course {
  id: number;
  announced: boolean;
}

const noTries = { right: 0, total: 0 };

/** Computes a learner's progress in each of the courses; `rows` are the lessons of these courses. */
export async function loadProgress(
  viewer: Pick<Viewer, 'id'> | null,
  courses: Course[],
  rows: LessonRow[],
): Promise<(course: Course) => CourseProgress> {
  // All lessons of an announced course count as announced.
  const lessonsOf = ({ id, announced }: Course) =>
    rows.filter(({ courseId }) => courseId === id).map((row) => (announced ? { ...row, announced } : row));
  const done = courses.filter((course) => isDone(lessonsOf(course))).map(({ id }) => id);
  const tries = viewer && done.length > 0 ? await selectFirstTries(viewer.id, done) : null;
  return (course) => {
    const lessons = lessonsOf(course);
    return {
      lessons: lessons.map((lesson) => ({ ...lesson, state: lessonState(lesson) })),
      state: courseState(lessons, tries?.get(course.id) ?? noTries),
    };
  };
}
