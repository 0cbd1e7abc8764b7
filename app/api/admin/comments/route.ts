import { listQueue } from '@/lib/publishing/comments/moderation';
import { queuePage, queueQuery } from '@/lib/publishing/comments/moderation-schema';
import { endpoint } from '@/lib/people/door/endpoint';

export const GET = endpoint(
  {
    summary:
      'For moderators: what was reported, what is hidden, or everything, the latest first. Never who reported it.',
    access: 'member',
    staff: 'moderator',
    query: queueQuery,
    response: queuePage,
  },
  ({ viewer, query, locale }) => listQueue(viewer, query, locale),
);
