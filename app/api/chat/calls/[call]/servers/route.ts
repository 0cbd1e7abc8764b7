import { callParams, callServers } from '@/lib/chat/calls/schema';
import { getServers } from '@/lib/chat/calls/servers';
import { endpoint } from '@/lib/people/door/endpoint';

export const GET = endpoint(
  {
    summary:
      'Servers that help the caller’s browser to find a way in a call, with a password for ten minutes.',
    errorCodes: ['not_joined'],
    access: 'member',
    params: callParams,
    response: callServers,
  },
  ({ viewer, params }) => getServers(viewer, params.call),
);
