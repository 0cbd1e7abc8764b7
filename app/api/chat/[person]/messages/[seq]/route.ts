import { deleteMessage, editMessage } from '@/lib/chat/messages/change';
import { messageEdit, messageParams, messageView } from '@/lib/chat/messages/schema';
import { endpoint } from '@/lib/people/door/endpoint';

export const PATCH = endpoint(
  {
    summary: 'Changes what a message of the caller says, for a quarter of an hour.',
    errorCodes: ['forbidden', 'muted', 'not_joined', 'too_many_links'],
    access: 'member',
    params: messageParams,
    body: messageEdit,
    response: messageView,
  },
  ({ viewer, params, body }) => editMessage(viewer, { otherId: params.person, seq: params.seq }, body),
);

export const DELETE = endpoint(
  {
    summary: 'Takes a message of the caller back for both, for a day.',
    errorCodes: ['forbidden', 'not_joined'],
    access: 'member',
    idempotency: 'own',
    params: messageParams,
    response: messageView,
  },
  ({ viewer, params }) => deleteMessage(viewer, { otherId: params.person, seq: params.seq }),
);
