import { listWelcoming } from '@/lib/community/matching/welcoming';
import { endpoint } from '@/lib/people/door/endpoint';
import { listTied } from '@/lib/people/ties/lists';
import { tieListParams, tieListQuery, tiePage } from '@/lib/people/ties/schema';

export const GET = endpoint(
  {
    summary: 'A list of the people you are tied to, the latest first, page by page.',
    access: 'member',
    params: tieListParams,
    query: tieListQuery,
    response: tiePage,
  },
  async ({ viewer, params, query }) => listTied(viewer, params.list, listWelcoming, query.after),
);
