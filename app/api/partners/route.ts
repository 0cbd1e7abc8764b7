import { partnersAnswer, partnersQuery } from '@/lib/community/matching/schema';
import { listPartners } from '@/lib/community/matching/service';
import { endpoint } from '@/lib/people/door/endpoint';

export const GET = endpoint(
  {
    summary:
      'The people who suit the caller best, and why. Empty before the caller has joined the community, and for whoever shows members nothing.',
    access: 'member',
    query: partnersQuery,
    response: partnersAnswer,
  },
  async ({ viewer, query }) => ({ partners: await listPartners(viewer, query.limit) }),
);
