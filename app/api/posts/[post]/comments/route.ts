import { postParams } from '@/lib/publishing/blog/schema';
import { commentInput, commentView, threadPage, threadQuery } from '@/lib/publishing/comments/schema';
import { listThreads } from '@/lib/publishing/comments/service';
import { postComment } from '@/lib/publishing/comments/write';
import { endpoint } from '@/lib/people/door/endpoint';

export const GET = endpoint(
  {
    summary:
      'What is said under a post, in threads of two levels, twenty at a time, each with its first answers.',
    access: 'anyone',
    params: postParams,
    query: threadQuery,
    response: threadPage,
  },
  ({ viewer, params, query, locale }) =>
    listThreads(viewer, { kind: 'post', slug: params.post }, query, locale),
);

export const POST = endpoint(
  {
    summary:
      'Says something under a post, or answers somebody there; an answer to an answer joins its thread.',
    errorCodes: ['email_unverified', 'too_many_links', 'comment_repeated', 'comment_gone'],
    access: 'member',
    params: postParams,
    body: commentInput,
    response: commentView,
    status: 201,
  },
  ({ viewer, params, body, locale }) =>
    postComment(viewer, { kind: 'post', slug: params.post }, body, locale),
);
