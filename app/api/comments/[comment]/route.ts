import { commentParams, commentView, deletedAnswer, editInput } from '@/lib/publishing/comments/schema';
import { deleteComment, editComment } from '@/lib/publishing/comments/write';
import { endpoint } from '@/lib/people/door/endpoint';

export const PATCH = endpoint(
  { access: 'member', params: commentParams, body: editInput, answer: commentView },
  ({ viewer, params, body, locale }) => editComment(viewer, params.comment, body, locale),
);

export const DELETE = endpoint(
  { access: 'member', params: commentParams, answer: deletedAnswer },
  ({ viewer, params, locale }) => deleteComment(viewer, params.comment, locale),
);
