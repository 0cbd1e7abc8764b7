import { endpoint } from '@/lib/http/endpoint';
import { reviewQueue } from '@/lib/review/schema';
import { getQueue } from '@/lib/review/service';

export const POST = endpoint(
  { access: 'member', scope: 'learn', answer: reviewQueue, repeat: 'natural' },
  ({ viewer, locale }) => getQueue(viewer, locale),
);
