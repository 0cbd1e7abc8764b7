import { otherParams } from '@/lib/chat/dialogs/schema';
import { timerAnswer, timerChange, timerInput, timerView } from '@/lib/chat/timers/schema';
import { getTimer, startTimer, stepTimer } from '@/lib/chat/timers/service';
import { endpoint } from '@/lib/people/door/endpoint';

export const GET = endpoint(
  {
    summary: 'The timer of a conversation, and the languages it may be for.',
    errorCodes: ['not_joined'],
    access: 'member',
    params: otherParams,
    response: timerAnswer,
  },
  ({ viewer, params }) => getTimer(viewer, params.person),
);

export const POST = endpoint(
  {
    summary: 'Starts a timer, half of it for each of two languages; where one runs, that is the answer.',
    errorCodes: ['forbidden', 'email_unverified', 'muted', 'not_joined', 'blocking'],
    access: 'member',
    idempotency: 'own',
    params: otherParams,
    body: timerInput,
    response: timerView,
    status: 201,
  },
  ({ viewer, params, body }) => startTimer(viewer, params.person, body),
);

export const PATCH = endpoint(
  {
    summary: 'Pauses the timer, goes on, changes to one of its halves or ends it.',
    errorCodes: ['not_joined'],
    access: 'member',
    idempotency: 'own',
    params: otherParams,
    body: timerChange,
    response: timerAnswer.pick({ timer: true }),
  },
  ({ viewer, params, body }) => stepTimer(viewer, params.person, body),
);
