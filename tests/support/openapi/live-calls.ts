import type { Somebody } from '@/tests/support/somebody';

/** Id of a connection in the format of the Pusher protocol. */
const socket_id = '123.456';

export const liveCalls = {
  'POST /api/broadcasting/auth': ({ id }: Somebody) => ({
    body: { socket_id, channel_name: `private-channel-${id}` },
  }),
  'POST /api/broadcasting/user-auth': () => ({ body: { socket_id } }),
};
