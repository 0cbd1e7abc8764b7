import { z } from 'zod';
import { endpoint } from '@/lib/people/door/endpoint';
import { authenticateConnection } from '@/lib/platform/realtime/authorize';
import { connectionRequest } from '@/lib/platform/realtime/schema';

/** A browser's connection says whose it is, so that it can be closed when that person signs out or is suspended. */
export const POST = endpoint(
  {
    summary: 'The signature with which a live connection says whose it is.',
    errorCodes: ['not_found'],
    access: 'member',
    whileLeaving: true,
    by: 'bearer',
    acceptsForm: true,
    idempotency: 'own',
    body: connectionRequest,
    response: z.object({ auth: z.string(), user_data: z.string() }),
  },
  async ({ viewer, body }) => authenticateConnection(viewer.id, body.socket_id),
);
