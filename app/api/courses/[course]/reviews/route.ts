import { endpoint } from '@/lib/people/door/endpoint';
import { reviewInput, reviewPage, reviewParams, writtenReview } from '@/lib/learning/course-reviews/schema';
import { getReviewPage, putReview, removeReview } from '@/lib/learning/course-reviews/service';

export const GET = endpoint(
  { access: 'anyone', params: reviewParams, answer: reviewPage },
  ({ viewer, params, locale }) => getReviewPage(viewer, params.course, locale),
);

export const PUT = endpoint(
  { access: 'member', params: reviewParams, body: reviewInput, answer: writtenReview, repeat: 'natural' },
  ({ viewer, params, body, locale }) => putReview(viewer, params.course, body, locale),
);

export const DELETE = endpoint(
  { access: 'member', params: reviewParams, answer: writtenReview, repeat: 'natural' },
  ({ viewer, params }) => removeReview(viewer, params.course),
);
