import { callParams, callSignals, callView } from '@/lib/chat/calls/schema';
import { sendSignals } from '@/lib/chat/calls/service';
import { endpoint } from '@/lib/people/door/endpoint';

export const POST = endpoint(
  {
    summary: 'Leaves what the other’s browser needs to connect.',
    errorCodes: ['forbidden', 'not_joined'],
    access: 'member',
    idempotency: 'own',
    params: callParams,
    body: callSignals,
    response: callView,
  },
  ({ viewer, params, body }) => sendSignals(viewer, params.call, body),
);
