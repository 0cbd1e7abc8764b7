import { answerQuery, commentParams, replyPage } from '@/lib/publishing/comments/schema';
import { listReplies } from '@/lib/publishing/comments/service';
import { endpoint } from '@/lib/people/door/endpoint';

export const GET = endpoint(
  {
    summary: 'More answers of a thread, the oldest first.',
    access: 'anyone',
    params: commentParams,
    query: answerQuery,
    response: replyPage,
  },
  ({ viewer, params, query, locale }) => listReplies(viewer, params.comment, query, locale),
);
