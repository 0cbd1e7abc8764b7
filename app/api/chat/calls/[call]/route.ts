import { callParams, callView } from '@/lib/chat/calls/schema';
import { getCall } from '@/lib/chat/calls/service';
import { endpoint } from '@/lib/people/door/endpoint';

export const GET = endpoint(
  {
    summary: 'How a call of the caller’s stands.',
    errorCodes: ['not_joined'],
    access: 'member',
    params: callParams,
    response: callView,
  },
  ({ viewer, params }) => getCall(viewer, params.call),
);
