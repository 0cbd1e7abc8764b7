import { reportComment } from '@/lib/comments/report';
import { commentParams, reportAnswer, reportInput } from '@/lib/comments/schema';
import { endpoint } from '@/lib/http/endpoint';

export const PUT = endpoint(
  { access: 'member', params: commentParams, body: reportInput, answer: reportAnswer, repeat: 'natural' },
  ({ viewer, params, body, locale }) => reportComment(viewer, params.comment, body, locale),
);
