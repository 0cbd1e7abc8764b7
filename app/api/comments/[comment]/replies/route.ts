import { answerQuery, commentParams, replyPage } from '@/lib/comments/schema';
import { listReplies } from '@/lib/comments/service';
import { endpoint } from '@/lib/http/endpoint';

export const GET = endpoint(
  { access: 'anyone', params: commentParams, query: answerQuery, answer: replyPage },
  ({ viewer, params, query, locale }) => listReplies(viewer, params.comment, query, locale),
);
