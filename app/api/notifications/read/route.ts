import { endpoint } from '@/lib/people/door/endpoint';
import { markAllRead } from '@/lib/people/notifications/list';
import { readAnswer, readInput } from '@/lib/people/notifications/schema';

export const PUT = endpoint(
  {
    summary: 'Marks all notifications read, up to one; again changes nothing.',
    access: 'member',
    body: readInput,
    response: readAnswer,
    idempotency: 'own',
  },
  async ({ viewer, body }) => markAllRead(viewer, body.until),
);
