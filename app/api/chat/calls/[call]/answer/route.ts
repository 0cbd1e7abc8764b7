import { callParams, callAnswer, callView } from '@/lib/chat/calls/schema';
import { answerCall } from '@/lib/chat/calls/service';
import { endpoint } from '@/lib/people/door/endpoint';

export const PUT = endpoint(
  {
    summary: 'Takes a call that rings, or declines it; the answer says whether this tab has it.',
    errorCodes: [
      'forbidden',
      'email_unverified',
      'muted',
      'not_joined',
      'blocking',
      'not_talking',
      'not_a_person',
    ],
    access: 'member',
    idempotency: 'own',
    params: callParams,
    body: callAnswer,
    response: callView,
  },
  ({ viewer, params, body }) => answerCall(viewer, params.call, body),
);
