import { endpoint } from '@/lib/people/door/endpoint';
import { paidUntilInput, paidUntilParams, subscription } from '@/lib/people/staff/subscription-schema';
import { setPaidUntil } from '@/lib/people/staff/subscriptions';

export const PUT = endpoint(
  {
    summary: 'Sets until when somebody’s subscription is paid; again changes nothing.',
    access: 'member',
    staff: 'administrator',
    params: paidUntilParams,
    body: paidUntilInput,
    response: subscription,
    idempotency: 'own',
  },
  async ({ viewer, params, body, address, reply }) =>
    setPaidUntil(viewer, params.person, body.paid_until, { address, request: reply.requestId }),
);
