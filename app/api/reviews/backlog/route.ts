import { endpoint } from '@/lib/people/door/endpoint';
import { previewBacklog, spreadBacklog } from '@/lib/learning/review/backlog';
import { backlogInput, backlogPlan, backlogQuery } from '@/lib/learning/review/schema';

export const GET = endpoint(
  {
    summary: 'How many cards each day would have, were what is due spread so.',
    access: 'member',
    query: backlogQuery,
    response: backlogPlan,
  },
  ({ viewer, query }) => previewBacklog(viewer, query.cap),
);

export const PUT = endpoint(
  {
    summary: 'Spreads what is due over the days to come.',
    access: 'member',
    scope: 'learn',
    body: backlogInput,
    response: backlogPlan,
  },
  ({ viewer, body }) => spreadBacklog(viewer, body.cap),
);
