import { otherParams } from '@/lib/chat/dialogs/schema';
import { stressedMessages, stressQuery } from '@/lib/chat/stress/schema';
import { stressMessages } from '@/lib/chat/stress/stress';
import { endpoint } from '@/lib/people/door/endpoint';

export const GET = endpoint(
  {
    summary: 'Messages of a conversation with stress marks on their Russian words.',
    errorCodes: ['not_joined'],
    access: 'member',
    params: otherParams,
    query: stressQuery,
    response: stressedMessages,
  },
  ({ viewer, params, query, address }) =>
    stressMessages(viewer, params.person, { seqs: query.seqs, address }),
);
