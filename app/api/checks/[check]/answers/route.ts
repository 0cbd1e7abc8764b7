import { checkedAnswer, skipTestInput, skipTestParams } from '@/lib/learning/skip-tests/schema';
import { submitSkipTestAnswer } from '@/lib/learning/skip-tests/submit-answer';
import { endpoint } from '@/lib/people/door/endpoint';

export const POST = endpoint(
  {
    summary: 'Answers the exercise that is due in a check; the same turn again gets the first verdict.',
    errorCodes: ['turn_passed'],
    access: 'member',
    scope: 'learn',
    params: skipTestParams,
    body: skipTestInput,
    response: checkedAnswer,
    idempotency: 'own',
  },
  ({ viewer, params, body, locale }) => submitSkipTestAnswer(viewer, params.check, body, locale),
);
