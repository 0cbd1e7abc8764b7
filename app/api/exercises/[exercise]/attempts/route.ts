import { endpoint } from '@/lib/people/door/endpoint';
import { attemptInput, attemptResult, exerciseParams } from '@/lib/learning/practice/schema';
import { submitAnswer } from '@/lib/learning/practice/submit-answer';

export const POST = endpoint(
  {
    summary: 'Answers the exercise that is due in a run; the same turn again gets the first answer.',
    errorCodes: ['turn_passed'],
    access: 'member',
    scope: 'learn',
    params: exerciseParams,
    body: attemptInput,
    response: attemptResult,
    status: 201,
    idempotency: 'own',
  },
  ({ viewer, params, body, locale }) => submitAnswer(viewer, params.exercise, body, locale),
);
