import { callParams, noteInput } from '@/lib/chat/calls/schema';
import { takeNote } from '@/lib/chat/calls/take-note';
import { messageView } from '@/lib/chat/messages/schema';
import { endpoint } from '@/lib/people/door/endpoint';

export const POST = endpoint(
  {
    summary: 'Notes a word or a correction in the conversation, while a call lasts or shortly after it.',
    errorCodes: ['email_unverified', 'muted', 'not_joined', 'blocking', 'too_many_links'],
    access: 'member',
    idempotency: 'own',
    params: callParams,
    body: noteInput,
    response: messageView,
    status: 201,
  },
  ({ viewer, params, body }) => takeNote(viewer, params.call, body),
);
