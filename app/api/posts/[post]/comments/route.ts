import { postParams } from '@/lib/publishing/blog/schema';
import { commentInput, commentView, threadPage, threadQuery } from '@/lib/publishing/comments/schema';
import { listThreads } from '@/lib/publishing/comments/service';
import { postComment } from '@/lib/publishing/comments/write';
import { endpoint } from '@/lib/people/door/endpoint';

export const GET = endpoint(
  { access: 'anyone', params: postParams, query: threadQuery, answer: threadPage },
  ({ viewer, params, query, locale }) =>
    listThreads(viewer, { kind: 'post', slug: params.post }, query, locale),
);

export const POST = endpoint(
  { access: 'member', params: postParams, body: commentInput, answer: commentView, status: 201 },
  ({ viewer, params, body, locale }) =>
    postComment(viewer, { kind: 'post', slug: params.post }, body, locale),
);
