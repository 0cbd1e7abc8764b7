import { saveCourse, unsaveCourse } from '@/lib/courses/save-course';
import { courseParams, savedMark } from '@/lib/courses/schema';
import { endpoint } from '@/lib/http/endpoint';

const rules = {
  access: 'member',
  scope: 'learn',
  params: courseParams,
  answer: savedMark,
  repeat: 'natural',
} as const;

export const PUT = endpoint(rules, ({ viewer, params }) => saveCourse(viewer, params.course));

export const DELETE = endpoint(rules, ({ viewer, params }) => unsaveCourse(viewer, params.course));
