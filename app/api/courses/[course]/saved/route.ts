import { saveCourse, unsaveCourse } from '@/lib/learning/courses/save-course';
import { courseParams, savedMark } from '@/lib/learning/courses/schema';
import { endpoint } from '@/lib/people/door/endpoint';

const rules = {
  access: 'member',
  scope: 'learn',
  params: courseParams,
  answer: savedMark,
  repeat: 'natural',
} as const;

export const PUT = endpoint(rules, ({ viewer, params }) => saveCourse(viewer, params.course));

export const DELETE = endpoint(rules, ({ viewer, params }) => unsaveCourse(viewer, params.course));
