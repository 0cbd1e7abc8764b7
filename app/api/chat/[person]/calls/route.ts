import { callClient, callView } from '@/lib/chat/calls/schema';
import { startCall } from '@/lib/chat/calls/start';
import { otherParams } from '@/lib/chat/dialogs/schema';
import { endpoint } from '@/lib/people/door/endpoint';

export const POST = endpoint(
  {
    summary: 'Calls a person with whom the caller talks, or takes the call that rings from them.',
    errorCodes: [
      'email_unverified',
      'muted',
      'not_joined',
      'blocking',
      'not_talking',
      'not_a_person',
      'in_call',
    ],
    access: 'member',
    idempotency: 'own',
    params: otherParams,
    body: callClient,
    response: callView,
    status: 201,
  },
  ({ viewer, params, body }) => startCall(viewer, params.person, body),
);
