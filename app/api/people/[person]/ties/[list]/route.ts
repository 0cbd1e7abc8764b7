import { listPersonTies } from '@/lib/community/profiles/person-ties';
import { personTies, personTiesParams, personTiesQuery } from '@/lib/community/profiles/tie-schema';
import { endpoint } from '@/lib/people/door/endpoint';

export const GET = endpoint(
  {
    summary:
      'Friends or followers of a person, or whom they follow, the latest first: those whom the caller may know of.',
    errorCodes: ['not_found'],
    access: 'anyone',
    params: personTiesParams,
    query: personTiesQuery,
    response: personTies,
  },
  ({ viewer, params, query }) => listPersonTies(viewer, params.person, params.list, query.after),
);
