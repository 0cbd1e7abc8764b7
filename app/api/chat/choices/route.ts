import { changeChatChoices, getChatChoices } from '@/lib/chat/dialogs/choices';
import { chatChoices } from '@/lib/chat/dialogs/schema';
import { endpoint } from '@/lib/people/door/endpoint';

export const GET = endpoint(
  {
    summary: 'What the caller lets partners see of them, and how they write.',
    access: 'member',
    response: chatChoices,
  },
  ({ viewer }) => getChatChoices(viewer),
);

export const PUT = endpoint(
  {
    summary: 'Changes what the caller lets partners see of them, and then sees of them, and how they write.',
    access: 'member',
    idempotency: 'own',
    body: chatChoices,
    response: chatChoices,
  },
  ({ viewer, body }) => changeChatChoices(viewer, body),
);
