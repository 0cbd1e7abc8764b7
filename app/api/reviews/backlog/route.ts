import { endpoint } from '@/lib/http/endpoint';
import { previewBacklog, spreadBacklog } from '@/lib/review/backlog';
import { backlogInput, backlogPlan, backlogQuery } from '@/lib/review/schema';

export const GET = endpoint(
  { access: 'member', query: backlogQuery, answer: backlogPlan },
  ({ viewer, query }) => previewBacklog(viewer, query.cap),
);

export const PUT = endpoint(
  { access: 'member', scope: 'learn', body: backlogInput, answer: backlogPlan },
  ({ viewer, body }) => spreadBacklog(viewer, body.cap),
);
