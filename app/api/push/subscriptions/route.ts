import { endpoint } from '@/lib/people/door/endpoint';
import { endpointInput, pushAnswer, subscriptionInput } from '@/lib/people/push/schema';
import { subscribe, unsubscribe } from '@/lib/people/push/subscriptions';

const rules = { access: 'member', response: pushAnswer, idempotency: 'own' } as const;

export const PUT = endpoint(
  {
    ...rules,
    summary: 'Shows your messages in a browser; again changes nothing.',
    errorCodes: ['not_found'],
    body: subscriptionInput,
  },
  async ({ viewer, body }) => subscribe(viewer, body),
);

export const DELETE = endpoint(
  { ...rules, summary: 'Shows no more messages in a browser; again changes nothing.', body: endpointInput },
  async ({ viewer, body }) => unsubscribe(viewer, body.endpoint),
);
