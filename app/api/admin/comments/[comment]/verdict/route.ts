import { decideComment } from '@/lib/comments/moderation';
import { moderatedComment, verdictInput } from '@/lib/comments/moderation-schema';
import { commentParams } from '@/lib/comments/schema';
import { endpoint } from '@/lib/http/endpoint';

export const PUT = endpoint(
  {
    access: 'member',
    staff: 'moderator',
    params: commentParams,
    body: verdictInput,
    answer: moderatedComment,
  },
  ({ viewer, params, body, address, reply, locale }) =>
    decideComment(viewer, params.comment, body, { deed: { address, request: reply.requestId }, locale }),
);
