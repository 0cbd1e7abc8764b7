import { correctMessage, withdrawCorrection } from '@/lib/chat/corrections/correct';
import { correctionInput } from '@/lib/chat/corrections/schema';
import { messageParams, messageView } from '@/lib/chat/messages/schema';
import { endpoint } from '@/lib/people/door/endpoint';

export const PUT = endpoint(
  {
    summary: 'Says how a message of the other would be right; again says it anew, until they have answered.',
    errorCodes: ['email_unverified', 'muted', 'not_joined', 'blocking', 'forbidden'],
    access: 'member',
    idempotency: 'own',
    params: messageParams,
    body: correctionInput,
    response: messageView,
  },
  ({ viewer, params, body }) => correctMessage(viewer, { otherId: params.person, seq: params.seq }, body),
);

export const DELETE = endpoint(
  {
    summary: 'Takes back a correction of the caller that was not answered; again changes nothing.',
    errorCodes: ['forbidden', 'not_joined'],
    access: 'member',
    idempotency: 'own',
    params: messageParams,
    response: messageView,
  },
  ({ viewer, params }) => withdrawCorrection(viewer, { otherId: params.person, seq: params.seq }),
);
