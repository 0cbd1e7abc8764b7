import { expect, it } from '@jest/globals';
import { listCourses } from '@/lib/learning/courses/service';
import type { Viewer } from '@/lib/people/auth/viewer';
import { findFirstLesson } from '@/lib/learning/placement/beginning';
import { testDatabase } from '@/tests/support/database';
import { makeSomebody } from '@/tests/support/somebody';

const { db } = testDatabase();

it('who knows no Russian begins with the first lesson of the first course', async () => {
  const { id } = await makeSomebody(db, 'student');
  // The boundary: of a viewer the courses read the id.
  const viewer = { id } as Viewer;
  const first = (await listCourses(viewer, 'en')).find(({ slug }) => slug === 'russian-from-zero');
  expect(first?.next?.number).toBe(1);
  expect(await findFirstLesson(viewer, 'en')).toEqual({ course: first?.slug, lesson: first?.next?.slug });
});
