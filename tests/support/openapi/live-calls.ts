import type { Somebody } from '@/tests/support/somebody';

/** The id of a connection, as a server of the Pusher protocol gives it out. */
const socket_id = '123.456';

export const liveCalls = {
  'POST /api/broadcasting/auth': ({ id }: Somebody) => ({
    body: { socket_id, channel_name: `private-channel-${id}` },
  }),
  'POST /api/broadcasting/user-auth': () => ({ body: { socket_id } }),
};
