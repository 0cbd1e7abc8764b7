import { endpoint } from '@/lib/people/door/endpoint';
import { listNotifications } from '@/lib/people/notifications/list';
import { notificationPage, notificationQuery } from '@/lib/people/notifications/schema';
import { listCommentLocations } from '@/lib/publishing/comments/locations';

export const GET = endpoint(
  {
    summary: 'What you are told: who follows you, has answered you and the like, the latest first.',
    access: 'member',
    query: notificationQuery,
    response: notificationPage,
  },
  async ({ viewer, query, locale }) =>
    listNotifications(viewer, query.before, { locale, listCommentLocations }),
);
