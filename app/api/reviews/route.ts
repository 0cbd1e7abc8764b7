import { endpoint } from '@/lib/people/door/endpoint';
import { reviewQueue } from '@/lib/learning/review/schema';
import { getQueue } from '@/lib/learning/review/service';

export const POST = endpoint(
  {
    summary: 'What is to be reviewed, with the exercise that comes next.',
    access: 'member',
    scope: 'learn',
    response: reviewQueue,
    idempotency: 'own',
  },
  ({ viewer, locale }) => getQueue(viewer, locale),
);
