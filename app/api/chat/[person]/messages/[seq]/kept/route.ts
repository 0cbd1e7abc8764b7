import { keepNote } from '@/lib/chat/calls/keep-note';
import { messageParams, messageView } from '@/lib/chat/messages/schema';
import { endpoint } from '@/lib/people/door/endpoint';

export const PUT = endpoint(
  {
    summary: 'Makes review cards of a note for the caller; of one that fits no card, none.',
    errorCodes: ['not_joined', 'too_many_cards'],
    access: 'member',
    idempotency: 'own',
    params: messageParams,
    response: messageView,
  },
  ({ viewer, params }) => keepNote(viewer, { otherId: params.person, seq: params.seq }),
);
