import { endpoint } from '@/lib/people/door/endpoint';
import { approveTeacher } from '@/lib/publishing/writing/teachers';
import { approval, teacherParams } from '@/lib/publishing/writing/teachers-schema';

const rules = {
  access: 'member',
  staff: 'administrator',
  params: teacherParams,
  response: approval,
  idempotency: 'own',
} as const;

export const PUT = endpoint(
  { ...rules, summary: 'Lets a teacher publish; again changes nothing.' },
  ({ viewer, params, address, reply }) =>
    approveTeacher(viewer, params.teacher, true, { address, request: reply.requestId }),
);

export const DELETE = endpoint(
  {
    ...rules,
    summary:
      'Lets a teacher publish no more: what they had scheduled is a draft again, what is public stays. Again changes nothing.',
  },
  ({ viewer, params, address, reply }) =>
    approveTeacher(viewer, params.teacher, false, { address, request: reply.requestId }),
);
