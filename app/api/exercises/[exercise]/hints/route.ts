import { endpoint } from '@/lib/people/door/endpoint';
import { openHint } from '@/lib/learning/practice/open-hint';
import { exerciseParams, hintInput, hintResult } from '@/lib/learning/practice/schema';

export const POST = endpoint(
  {
    summary: 'Opens the next hint of the exercise that is due, or shows an open one again.',
    errorCodes: ['turn_passed'],
    access: 'member',
    scope: 'learn',
    params: exerciseParams,
    body: hintInput,
    response: hintResult,
    status: 201,
    idempotency: 'own',
  },
  ({ viewer, params, body, locale }) => openHint(viewer, params.exercise, body, locale),
);
