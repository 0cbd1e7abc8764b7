import { z } from 'zod';
import { answerRequest } from '@/lib/chat/dialogs/change';
import { otherParams, requestAnswer } from '@/lib/chat/dialogs/schema';
import { endpoint } from '@/lib/people/door/endpoint';

export const PUT = endpoint(
  {
    summary:
      'Answers a first message without words: from now on the two talk, or it leaves the caller’s list.',
    errorCodes: ['not_joined', 'blocking'],
    access: 'member',
    idempotency: 'own',
    params: otherParams,
    body: requestAnswer,
    response: z.object({}),
  },
  ({ viewer, params, body }) => answerRequest(viewer, params.person, body),
);
