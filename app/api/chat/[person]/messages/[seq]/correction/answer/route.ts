import { answerMessageCorrection } from '@/lib/chat/corrections/correct';
import { correctionAnswer } from '@/lib/chat/corrections/schema';
import { messageParams, messageView } from '@/lib/chat/messages/schema';
import { endpoint } from '@/lib/people/door/endpoint';

export const PUT = endpoint(
  {
    summary:
      'Accepts the correction of a message of the caller, which makes review cards of it, or declines it.',
    errorCodes: ['forbidden', 'not_joined'],
    access: 'member',
    idempotency: 'own',
    params: messageParams,
    body: correctionAnswer,
    response: messageView,
  },
  ({ viewer, params, body }) =>
    answerMessageCorrection(viewer, { otherId: params.person, seq: params.seq }, body),
);
