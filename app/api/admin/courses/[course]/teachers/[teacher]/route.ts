import { endpoint } from '@/lib/people/door/endpoint';
import { removeTeacher } from '@/lib/learning/teaching/teachers';
import { courseTeacherList, courseTeacherParams } from '@/lib/learning/teaching/teachers-schema';

export const DELETE = endpoint(
  {
    summary: 'Takes a course from a teacher; again changes nothing. Answers who still looks after it.',
    access: 'member',
    staff: 'administrator',
    params: courseTeacherParams,
    response: courseTeacherList,
    idempotency: 'own',
  },
  ({ viewer, params, address, reply }) =>
    removeTeacher(viewer, params, { address, request: reply.requestId }),
);
