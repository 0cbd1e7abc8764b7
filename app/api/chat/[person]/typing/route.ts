import { z } from 'zod';
import { otherParams } from '@/lib/chat/dialogs/schema';
import { publishTyping } from '@/lib/chat/messages/typing';
import { endpoint } from '@/lib/people/door/endpoint';

export const POST = endpoint(
  {
    summary: 'Tells the other that the caller is typing, if both show it.',
    errorCodes: ['not_joined'],
    access: 'member',
    idempotency: 'own',
    params: otherParams,
    response: z.object({}),
  },
  ({ viewer, params }) => publishTyping(viewer, params.person),
);
