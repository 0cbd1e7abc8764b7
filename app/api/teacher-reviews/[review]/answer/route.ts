import { putAnswer, removeAnswer } from '@/lib/community/teacher-reviews/answer';
import {
  answeredReview,
  reviewAnswerInput,
  teacherReviewParams,
} from '@/lib/community/teacher-reviews/schema';
import { endpoint } from '@/lib/people/door/endpoint';

export const PUT = endpoint(
  {
    summary: 'Answers a review of oneself, once; again replaces the answer.',
    errorCodes: ['email_unverified', 'muted'],
    access: 'member',
    params: teacherReviewParams,
    body: reviewAnswerInput,
    response: answeredReview,
    idempotency: 'own',
  },
  async ({ viewer, params, body }) => putAnswer(viewer, params.review, body),
);

export const DELETE = endpoint(
  {
    summary: 'Takes one’s answer to a review away.',
    access: 'member',
    params: teacherReviewParams,
    response: answeredReview,
    idempotency: 'own',
  },
  async ({ viewer, params }) => removeAnswer(viewer, params.review),
);
