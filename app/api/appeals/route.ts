import { appealPage, appealQuery } from '@/lib/learning/appeals/schema';
import { listAppeals } from '@/lib/learning/appeals/service';
import { endpoint } from '@/lib/people/door/endpoint';

export const GET = endpoint(
  {
    summary: 'What the caller reported, the latest first, and how many were answered meanwhile.',
    access: 'member',
    query: appealQuery,
    response: appealPage,
  },
  ({ viewer, query, locale }) => listAppeals(viewer, query, locale),
);
