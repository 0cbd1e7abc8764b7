import { listOwnReports } from '@/lib/community/moderation/report';
import { beforeQuery, ownReports } from '@/lib/community/moderation/schema';
import { endpoint } from '@/lib/people/door/endpoint';

export const GET = endpoint(
  {
    summary: 'What the caller has reported, and what became of it.',
    access: 'member',
    scope: 'session',
    query: beforeQuery,
    response: ownReports,
  },
  ({ viewer, query }) => listOwnReports(viewer, query.before),
);
