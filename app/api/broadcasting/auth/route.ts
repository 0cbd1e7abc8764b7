import { z } from 'zod';
import { endpoint } from '@/lib/people/door/endpoint';
import { authorizeChannel } from '@/lib/platform/realtime/authorize';
import { channelRequest } from '@/lib/platform/realtime/schema';

/** A browser's connection subscribes to its person's channel (spec §7). */
export const POST = endpoint(
  {
    summary: 'The signature with which a live connection subscribes to the caller’s own channel.',
    errorCodes: ['forbidden', 'not_found'],
    access: 'member',
    whileLeaving: true,
    by: 'bearer',
    acceptsForm: true,
    idempotency: 'own',
    body: channelRequest,
    response: z.object({ auth: z.string() }),
  },
  async ({ viewer, body }) => authorizeChannel(viewer.id, body.socket_id, body.channel_name),
);
