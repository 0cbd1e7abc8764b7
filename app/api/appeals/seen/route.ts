import { seenAnswer, seenInput } from '@/lib/appeals/schema';
import { markSeen } from '@/lib/appeals/service';
import { endpoint } from '@/lib/http/endpoint';

export const PUT = endpoint(
  { access: 'member', scope: 'learn', body: seenInput, answer: seenAnswer, repeat: 'natural' },
  ({ viewer, body }) => markSeen(viewer, body),
);
