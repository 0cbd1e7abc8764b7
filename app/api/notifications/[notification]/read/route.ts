import { endpoint } from '@/lib/people/door/endpoint';
import { markRead } from '@/lib/people/notifications/list';
import { notificationParams, readAnswer } from '@/lib/people/notifications/schema';

export const PUT = endpoint(
  {
    summary: 'Marks a notification read, with those of its entry; again changes nothing.',
    access: 'member',
    params: notificationParams,
    response: readAnswer,
    idempotency: 'own',
  },
  async ({ viewer, params }) => markRead(viewer, params.notification),
);
