import { saveCourse, unsaveCourse } from '@/lib/learning/courses/save-course';
import { courseParams, savedMark } from '@/lib/learning/courses/schema';
import { endpoint } from '@/lib/people/door/endpoint';

const rules = {
  access: 'member',
  scope: 'learn',
  params: courseParams,
  response: savedMark,
  idempotency: 'own',
} as const;

export const PUT = endpoint(
  { ...rules, summary: 'Saves a course for later; again changes nothing.' },
  ({ viewer, params }) => saveCourse(viewer, params.course),
);

export const DELETE = endpoint(
  { ...rules, summary: 'Takes a course out of the saved ones; again changes nothing.' },
  ({ viewer, params }) => unsaveCourse(viewer, params.course),
);
