import { endpoint } from '@/lib/people/door/endpoint';
import { subscriptionAnswer, subscriptionQuery } from '@/lib/people/staff/subscription-schema';
import { findSubscription } from '@/lib/people/staff/subscriptions';

export const GET = endpoint(
  {
    summary: 'Until when somebody’s subscription is paid, by their e-mail; `null` where nobody has it.',
    access: 'member',
    staff: 'administrator',
    query: subscriptionQuery,
    response: subscriptionAnswer,
  },
  async ({ viewer, query }) => findSubscription(viewer, query.email),
);
