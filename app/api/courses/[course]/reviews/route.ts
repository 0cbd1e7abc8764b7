import { endpoint } from '@/lib/people/door/endpoint';
import { reviewInput, reviewPage, reviewParams, writtenReview } from '@/lib/learning/course-reviews/schema';
import { getReviewPage, putReview, removeReview } from '@/lib/learning/course-reviews/service';

export const GET = endpoint(
  {
    summary: 'What learners who did a course say of it.',
    access: 'anyone',
    params: reviewParams,
    answer: reviewPage,
  },
  ({ viewer, params, locale }) => getReviewPage(viewer, params.course, locale),
);

export const PUT = endpoint(
  {
    summary: 'Writes, or writes anew, what one says of a course one is done with.',
    refuses: ['forbidden'],
    access: 'member',
    params: reviewParams,
    body: reviewInput,
    answer: writtenReview,
    repeat: 'natural',
  },
  ({ viewer, params, body, locale }) => putReview(viewer, params.course, body, locale),
);

export const DELETE = endpoint(
  {
    summary: 'Takes one’s own review away.',
    access: 'member',
    params: reviewParams,
    answer: writtenReview,
    repeat: 'natural',
  },
  ({ viewer, params }) => removeReview(viewer, params.course),
);
