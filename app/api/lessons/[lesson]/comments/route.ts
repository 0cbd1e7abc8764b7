import {
  commentInput,
  commentView,
  lessonParams,
  threadPage,
  threadQuery,
} from '@/lib/publishing/comments/schema';
import { listThreads } from '@/lib/publishing/comments/service';
import { postComment } from '@/lib/publishing/comments/write';
import { endpoint } from '@/lib/people/door/endpoint';

export const GET = endpoint(
  {
    summary: 'The same of a lesson, for whoever may open it.',
    access: 'member',
    params: lessonParams,
    query: threadQuery,
    response: threadPage,
  },
  ({ viewer, params, query, locale }) =>
    listThreads(viewer, { kind: 'lesson', id: params.lesson }, query, locale),
);

export const POST = endpoint(
  {
    summary: 'Says something about a lesson, or answers somebody there.',
    errorCodes: ['email_unverified', 'too_many_links', 'comment_repeated', 'comment_gone'],
    access: 'member',
    params: lessonParams,
    body: commentInput,
    response: commentView,
    status: 201,
  },
  ({ viewer, params, body, locale }) =>
    postComment(viewer, { kind: 'lesson', id: params.lesson }, body, locale),
);
