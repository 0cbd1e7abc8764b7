import { decideComment } from '@/lib/publishing/comments/moderation';
import { moderatedComment, verdictInput } from '@/lib/publishing/comments/moderation-schema';
import { commentParams } from '@/lib/publishing/comments/schema';
import { endpoint } from '@/lib/people/door/endpoint';

export const PUT = endpoint(
  {
    summary:
      'For moderators: hides a comment of somebody else or shows it again. The author reads the reason; the same again changes nothing.',
    errorCodes: ['own_case'],
    access: 'member',
    staff: 'moderator',
    params: commentParams,
    body: verdictInput,
    response: moderatedComment,
  },
  ({ viewer, params, body, address, reply, locale }) =>
    decideComment(viewer, params.comment, body, { audit: { address, request: reply.requestId }, locale }),
);
