import { findPeople } from '@/lib/community/directory/find-people';
import { usersAnswer, usersQuery } from '@/lib/community/directory/schema';
import { limitSearches } from '@/lib/community/directory/search-limit';
import { endpoint } from '@/lib/people/door/endpoint';

export const GET = endpoint(
  {
    summary:
      'The people whom the caller may find, by name and filters. Visitors find those who agreed to it. What somebody hides changes no answer.',
    errorCodes: ['too_many_requests'],
    access: 'anyone',
    query: usersQuery,
    response: usersAnswer,
  },
  ({ viewer, address, query }) => {
    limitSearches(viewer, address);
    return findPeople(viewer, query);
  },
);
