import { readUpTo } from '@/lib/chat/dialogs/change';
import { otherParams, readAnswer, readInput } from '@/lib/chat/dialogs/schema';
import { endpoint } from '@/lib/people/door/endpoint';

export const PUT = endpoint(
  {
    summary: 'The caller has seen everything up to a message.',
    errorCodes: ['not_joined'],
    access: 'member',
    idempotency: 'own',
    params: otherParams,
    body: readInput,
    response: readAnswer,
  },
  ({ viewer, params, body }) => readUpTo(viewer, params.person, body.seq),
);
