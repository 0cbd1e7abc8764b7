import { reportComment } from '@/lib/publishing/comments/report';
import { commentParams, reportAnswer, reportInput } from '@/lib/publishing/comments/schema';
import { endpoint } from '@/lib/people/door/endpoint';

export const PUT = endpoint(
  { access: 'member', params: commentParams, body: reportInput, answer: reportAnswer, repeat: 'natural' },
  ({ viewer, params, body, locale }) => reportComment(viewer, params.comment, body, locale),
);
