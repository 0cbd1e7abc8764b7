import { endpoint } from '@/lib/people/door/endpoint';
import { openReviewHint } from '@/lib/learning/review/open-hint';
import { cardParams, reviewHint, reviewHintInput } from '@/lib/learning/review/schema';

export const POST = endpoint(
  {
    summary: 'Opens the next hint of a review: it will count as hard.',
    errorCodes: ['turn_passed'],
    access: 'member',
    scope: 'learn',
    params: cardParams,
    body: reviewHintInput,
    response: reviewHint,
    status: 201,
    idempotency: 'own',
  },
  ({ viewer, params, body, locale }) => openReviewHint(viewer, params.card, body, locale),
);
