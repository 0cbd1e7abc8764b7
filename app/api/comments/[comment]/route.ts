import { commentParams, commentView, deletedAnswer, editInput } from '@/lib/publishing/comments/schema';
import { deleteComment, editComment } from '@/lib/publishing/comments/write';
import { endpoint } from '@/lib/people/door/endpoint';

export const PATCH = endpoint(
  {
    summary: 'Changes what the caller said; not once a moderator has hidden it.',
    errorCodes: ['email_unverified', 'forbidden', 'too_many_links'],
    access: 'member',
    params: commentParams,
    body: editInput,
    response: commentView,
  },
  ({ viewer, params, body, locale }) => editComment(viewer, params.comment, body, locale),
);

export const DELETE = endpoint(
  {
    summary: 'Takes back what the caller said. Its answers stay, and its text is gone for good.',
    errorCodes: ['forbidden'],
    access: 'member',
    params: commentParams,
    response: deletedAnswer,
  },
  ({ viewer, params, locale }) => deleteComment(viewer, params.comment, locale),
);
