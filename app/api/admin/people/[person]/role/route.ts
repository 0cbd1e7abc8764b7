import { endpoint } from '@/lib/people/door/endpoint';
import { changeRole } from '@/lib/people/staff/roles';
import { stopTeaching } from '@/lib/publishing/writing/teachers';
import { personParams, roleHolder, roleInput } from '@/lib/people/staff/roles-schema';

export const PUT = endpoint(
  {
    summary: 'For administrators: gives a person a role. There is always an administrator left.',
    errorCodes: ['last_administrator', 'person_unverified'],
    access: 'member',
    staff: 'administrator',
    params: personParams,
    body: roleInput,
    response: roleHolder,
  },
  ({ viewer, params, body, address, reply }) =>
    changeRole(viewer, params.person, body.role, {
      stopTeaching,
      audit: { address, request: reply.requestId },
    }),
);
