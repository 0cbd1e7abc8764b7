import { listQueue } from '@/lib/comments/moderation';
import { queuePage, queueQuery } from '@/lib/comments/moderation-schema';
import { endpoint } from '@/lib/http/endpoint';

export const GET = endpoint(
  { access: 'member', staff: 'moderator', query: queueQuery, answer: queuePage },
  ({ viewer, query, locale }) => listQueue(viewer, query, locale),
);
