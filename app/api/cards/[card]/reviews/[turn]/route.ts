import { endpoint } from '@/lib/people/door/endpoint';
import { overrideRating } from '@/lib/learning/review/override';
import { ratingInput, ratingResult, reviewParams } from '@/lib/learning/review/schema';

export const PATCH = endpoint(
  {
    summary: 'Rates a review otherwise, until the next one of its card.',
    errorCodes: ['turn_passed'],
    access: 'member',
    scope: 'learn',
    params: reviewParams,
    body: ratingInput,
    response: ratingResult,
    idempotency: 'own',
  },
  ({ viewer, params, body, locale }) => overrideRating(viewer, params, body.rating, locale),
);
