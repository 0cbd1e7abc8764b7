import { endpoint } from '@/lib/people/door/endpoint';
import { pushAnswer } from '@/lib/people/push/schema';
import { getPush } from '@/lib/people/push/subscriptions';

export const GET = endpoint(
  {
    summary: 'Whether browsers can show you messages, and the key to subscribe with.',
    access: 'member',
    scope: 'session',
    response: pushAnswer,
  },
  async ({ viewer }) => getPush(viewer),
);
