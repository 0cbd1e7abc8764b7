import { requireConversation } from '@/lib/chat/dialogs/conversation';
import { otherParams } from '@/lib/chat/dialogs/schema';
import { listMessages } from '@/lib/chat/messages/list';
import { messageInput, messagePage, messagesQuery, messageView } from '@/lib/chat/messages/schema';
import { sendIn } from '@/lib/chat/messages/send';
import { endpoint } from '@/lib/people/door/endpoint';

export const GET = endpoint(
  {
    summary: 'Messages of a conversation: older ones, newer ones, or all that has changed since.',
    errorCodes: ['not_joined'],
    access: 'member',
    params: otherParams,
    query: messagesQuery,
    response: messagePage,
  },
  ({ viewer, params, query }) => listMessages(viewer, params.person, query),
);

export const POST = endpoint(
  {
    summary: 'Sends a message; the first one to somebody who is no friend is a request until it is answered.',
    errorCodes: [
      'email_unverified',
      'muted',
      'not_joined',
      'not_welcome',
      'unanswered',
      'blocking',
      'too_many_links',
    ],
    access: 'member',
    idempotency: 'own',
    params: otherParams,
    body: messageInput,
    response: messageView,
    status: 201,
    ahead: (me, { person }) => requireConversation(me, person),
  },
  async ({ viewer, body, ahead }) => sendIn(await ahead(), viewer, body),
);
