import { listQueue } from '@/lib/publishing/comments/moderation';
import { queuePage, queueQuery } from '@/lib/publishing/comments/moderation-schema';
import { endpoint } from '@/lib/people/door/endpoint';

export const GET = endpoint(
  { access: 'member', staff: 'moderator', query: queueQuery, answer: queuePage },
  ({ viewer, query, locale }) => listQueue(viewer, query, locale),
);
