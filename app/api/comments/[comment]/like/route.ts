import { likeComment } from '@/lib/publishing/comments/like';
import { commentParams, likeAnswer } from '@/lib/publishing/comments/schema';
import { endpoint } from '@/lib/people/door/endpoint';

export const PUT = endpoint(
  {
    summary: 'Likes what somebody else said; again changes nothing.',
    errorCodes: ['email_unverified', 'forbidden'],
    access: 'member',
    params: commentParams,
    response: likeAnswer,
    idempotency: 'own',
  },
  ({ viewer, params, locale }) => likeComment(viewer, params.comment, true, locale),
);

export const DELETE = endpoint(
  {
    summary: 'Likes it no more; again changes nothing.',
    errorCodes: ['email_unverified', 'forbidden'],
    access: 'member',
    params: commentParams,
    response: likeAnswer,
    idempotency: 'own',
  },
  ({ viewer, params, locale }) => likeComment(viewer, params.comment, false, locale),
);
