import { endpoint } from '@/lib/people/door/endpoint';
import { listPeople } from '@/lib/people/staff/roles';
import { peopleQuery, roleHolders } from '@/lib/people/staff/roles-schema';

export const GET = endpoint(
  {
    summary: 'For administrators: people by a part of their name or e-mail, with their roles.',
    access: 'member',
    staff: 'administrator',
    query: peopleQuery,
    response: roleHolders,
  },
  ({ viewer, query }) => listPeople(viewer, query),
);
