import { callParams, callSync, callSynced } from '@/lib/chat/calls/schema';
import { syncCall } from '@/lib/chat/calls/service';
import { endpoint } from '@/lib/people/door/endpoint';

export const POST = endpoint(
  {
    summary: 'The tab that is in the call says that it is there, and hears what is new.',
    errorCodes: ['not_joined'],
    access: 'member',
    idempotency: 'own',
    params: callParams,
    body: callSync,
    response: callSynced,
  },
  ({ viewer, params, body }) => syncCall(viewer, params.call, body),
);
