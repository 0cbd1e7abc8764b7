import { courseParams } from '@/lib/learning/courses/schema';
import { endpoint } from '@/lib/people/door/endpoint';
import { addTeacher, listTeachers } from '@/lib/learning/teaching/teachers';
import { courseTeacherList, newTeacher } from '@/lib/learning/teaching/teachers-schema';

const rules = {
  access: 'member',
  staff: 'administrator',
  params: courseParams,
  response: courseTeacherList,
} as const;

export const GET = endpoint({ ...rules, summary: 'Who looks after a course.' }, ({ viewer, params }) =>
  listTeachers(viewer, params.course),
);

export const PUT = endpoint(
  {
    summary: 'Lets a teacher look after a course, by e-mail; again changes nothing. Answers all who do.',
    errorCodes: ['no_such_teacher'],
    ...rules,
    body: newTeacher,
    idempotency: 'own',
  },
  ({ viewer, params, body, address, reply }) =>
    addTeacher(viewer, params.course, body, { address, request: reply.requestId }),
);
