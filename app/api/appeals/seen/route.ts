import { seenAnswer, seenInput } from '@/lib/learning/appeals/schema';
import { markSeen } from '@/lib/learning/appeals/service';
import { endpoint } from '@/lib/people/door/endpoint';

export const PUT = endpoint(
  {
    summary: 'Marks what was answered until a moment as seen.',
    access: 'member',
    scope: 'learn',
    body: seenInput,
    response: seenAnswer,
    idempotency: 'own',
  },
  ({ viewer, body }) => markSeen(viewer, body),
);
