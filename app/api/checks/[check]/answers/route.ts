import { checkedAnswer, checkInput, checkParams } from '@/lib/learning/skip-tests/schema';
import { submitCheckAnswer } from '@/lib/learning/skip-tests/submit-answer';
import { endpoint } from '@/lib/people/door/endpoint';

export const POST = endpoint(
  {
    summary: 'Answers the exercise that is due in a check; the same turn again gets the first verdict.',
    errorCodes: ['turn_passed'],
    access: 'member',
    scope: 'learn',
    params: checkParams,
    body: checkInput,
    response: checkedAnswer,
    idempotency: 'own',
  },
  ({ viewer, params, body, locale }) => submitCheckAnswer(viewer, params.check, body, locale),
);
