import { endpoint } from '@/lib/http/endpoint';
import { removeTeacher } from '@/lib/teaching/teachers';
import { courseTeacherList, courseTeacherParams } from '@/lib/teaching/teachers-schema';

export const DELETE = endpoint(
  {
    access: 'member',
    staff: 'administrator',
    params: courseTeacherParams,
    answer: courseTeacherList,
    repeat: 'natural',
  },
  ({ viewer, params, address, reply }) =>
    removeTeacher(viewer, params, { address, request: reply.requestId }),
);
