import { reactTo } from '@/lib/chat/messages/change';
import { messageParams, messageView, reactionInput } from '@/lib/chat/messages/schema';
import { endpoint } from '@/lib/people/door/endpoint';

export const PUT = endpoint(
  {
    summary: 'Reacts to a message without words, or takes the reaction back.',
    errorCodes: ['forbidden', 'muted', 'not_joined'],
    access: 'member',
    idempotency: 'own',
    params: messageParams,
    body: reactionInput,
    response: messageView,
  },
  ({ viewer, params, body }) => reactTo(viewer, { otherId: params.person, seq: params.seq }, body),
);
