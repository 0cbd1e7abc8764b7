import { listOwnReports } from '@/lib/community/moderation/own-reports';
import { beforeQuery, ownReports } from '@/lib/community/moderation/schema';
import { endpoint } from '@/lib/people/door/endpoint';

export const GET = endpoint(
  {
    summary: 'What the caller has reported, whom and what it is about, and what became of it.',
    access: 'member',
    scope: 'session',
    query: beforeQuery,
    response: ownReports,
  },
  ({ viewer, query, locale }) => listOwnReports(viewer, { before: query.before, locale }),
);
