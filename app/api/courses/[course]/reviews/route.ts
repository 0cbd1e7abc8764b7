import { endpoint } from '@/lib/people/door/endpoint';
import { reviewInput, reviewPage, reviewParams, writtenReview } from '@/lib/learning/course-reviews/schema';
import { getReviewPage, putReview, removeReview } from '@/lib/learning/course-reviews/service';
import { getCourse } from '@/lib/learning/courses/service';

export const GET = endpoint(
  {
    summary: 'What learners who did a course say of it.',
    access: 'anyone',
    params: reviewParams,
    response: reviewPage,
  },
  async ({ viewer, params, locale }) =>
    getReviewPage(viewer, await getCourse(viewer, params.course, locale), locale),
);

export const PUT = endpoint(
  {
    summary: 'Writes, or writes anew, what one says of a course one is done with.',
    errorCodes: ['forbidden'],
    access: 'member',
    params: reviewParams,
    body: reviewInput,
    response: writtenReview,
    idempotency: 'own',
  },
  ({ viewer, params, body, locale }) => putReview(viewer, params.course, body, locale),
);

export const DELETE = endpoint(
  {
    summary: 'Takes one’s own review away.',
    access: 'member',
    params: reviewParams,
    response: writtenReview,
    idempotency: 'own',
  },
  ({ viewer, params }) => removeReview(viewer, params.course),
);
