import { endpoint } from '@/lib/http/endpoint';
import { overrideRating } from '@/lib/review/override';
import { ratingInput, ratingResult, reviewParams } from '@/lib/review/schema';

export const PATCH = endpoint(
  {
    access: 'member',
    scope: 'learn',
    params: reviewParams,
    body: ratingInput,
    answer: ratingResult,
    repeat: 'natural',
  },
  ({ viewer, params, body, locale }) => overrideRating(viewer, params, body.rating, locale),
);
