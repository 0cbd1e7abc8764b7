import { courseParams } from '@/lib/learning/courses/schema';
import { endpoint } from '@/lib/people/door/endpoint';
import { addTeacher, listTeachers } from '@/lib/learning/teaching/teachers';
import { courseTeacherList, newTeacher } from '@/lib/learning/teaching/teachers-schema';

const rules = {
  access: 'member',
  staff: 'administrator',
  params: courseParams,
  answer: courseTeacherList,
} as const;

export const GET = endpoint(rules, ({ viewer, params }) => listTeachers(viewer, params.course));

export const PUT = endpoint(
  { ...rules, body: newTeacher, repeat: 'natural' },
  ({ viewer, params, body, address, reply }) =>
    addTeacher(viewer, params.course, body, { address, request: reply.requestId }),
);
