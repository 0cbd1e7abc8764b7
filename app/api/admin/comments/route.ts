import { listQueue } from '@/lib/publishing/comments/moderation';
import { queuePage, queueQuery } from '@/lib/publishing/comments/moderation-schema';
import { endpoint } from '@/lib/people/door/endpoint';

export const GET = endpoint(
  {
    summary: 'For moderators: every comment, or what is hidden of them, the latest first.',
    access: 'member',
    staff: 'moderator',
    query: queueQuery,
    response: queuePage,
  },
  ({ viewer, query, locale }) => listQueue(viewer, query, locale),
);
