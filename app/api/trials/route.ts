import { endpoint } from '@/lib/people/door/endpoint';
import { trialInput, trialResult } from '@/lib/learning/trials/schema';
import { submitTrial } from '@/lib/learning/trials/service';

export const POST = endpoint(
  {
    summary: 'Grades an answer to an exercise of the home page, without an account, and keeps it for a week.',
    errorCodes: ['turn_passed'],
    access: 'anyone',
    scope: 'learn',
    body: trialInput,
    response: trialResult,
    status: 201,
    idempotency: 'own',
  },
  ({ address, body, locale }) => submitTrial(address, body, locale),
);
