import { z } from 'zod';
import { writeLastSeen } from '@/lib/community/directory/presence';
import { endpoint } from '@/lib/people/door/endpoint';
import { noteChannels } from '@/lib/people/presence/channels';
import { maxWebhookBytes, readWebhook, requireSignedWebhook } from '@/lib/platform/realtime/webhook';

/** The live server says whose channels were occupied or vacated; it signs what it sends. */
export const POST = endpoint(
  {
    access: 'anyone',
    idempotency: 'own',
    invalidToken: 'ignore',
    file: { types: ['application/json'], maxBytes: maxWebhookBytes },
    signature: requireSignedWebhook,
    response: z.object({}),
  },
  async ({ file }) => writeLastSeen(await noteChannels(readWebhook(file))),
);
