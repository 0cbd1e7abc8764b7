import { endpoint } from '@/lib/people/door/endpoint';
import { cardParams, reviewInput, reviewResult } from '@/lib/learning/review/schema';
import { submitReview } from '@/lib/learning/review/submit';

export const POST = endpoint(
  {
    summary: 'Answers the review that is due; the same turn again gets the first answer.',
    errorCodes: ['turn_passed'],
    access: 'member',
    scope: 'learn',
    params: cardParams,
    body: reviewInput,
    response: reviewResult,
    status: 201,
    idempotency: 'own',
  },
  ({ viewer, params, body, locale }) => submitReview(viewer, params.card, body, locale),
);
