import { callParams, callClient, callView } from '@/lib/chat/calls/schema';
import { endCallOf } from '@/lib/chat/calls/service';
import { endpoint } from '@/lib/people/door/endpoint';

export const POST = endpoint(
  {
    summary: 'The tab that is in the call hangs up.',
    errorCodes: ['not_joined'],
    access: 'member',
    idempotency: 'own',
    params: callParams,
    body: callClient,
    response: callView,
  },
  ({ viewer, params, body }) => endCallOf(viewer, params.call, body),
);
