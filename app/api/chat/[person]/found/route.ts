import { otherParams } from '@/lib/chat/dialogs/schema';
import { findMessages } from '@/lib/chat/messages/list';
import { foundMessages, foundQuery } from '@/lib/chat/messages/schema';
import { endpoint } from '@/lib/people/door/endpoint';

export const GET = endpoint(
  {
    summary: 'Messages of a conversation that contain a text, the latest first.',
    errorCodes: ['not_joined'],
    access: 'member',
    params: otherParams,
    query: foundQuery,
    response: foundMessages,
  },
  ({ viewer, params, query }) => findMessages(viewer, params.person, query.text),
);
