import { z } from 'zod';
import { clearConversation } from '@/lib/chat/dialogs/change';
import { otherParams } from '@/lib/chat/dialogs/schema';
import { getConversation } from '@/lib/chat/messages/list';
import { conversationView } from '@/lib/chat/messages/schema';
import { endpoint } from '@/lib/people/door/endpoint';

export const GET = endpoint(
  {
    summary: 'The conversation with a person, with its latest messages.',
    errorCodes: ['not_joined'],
    access: 'member',
    params: otherParams,
    response: conversationView,
  },
  ({ viewer, params }) => getConversation(viewer, params.person),
);

export const DELETE = endpoint(
  {
    summary: 'Empties the conversation for the caller; the other keeps theirs.',
    errorCodes: ['not_joined'],
    access: 'member',
    idempotency: 'own',
    params: otherParams,
    response: z.object({}),
  },
  ({ viewer, params }) => clearConversation(viewer, params.person),
);
