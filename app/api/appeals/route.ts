import { appealPage, appealQuery } from '@/lib/learning/appeals/schema';
import { listAppeals } from '@/lib/learning/appeals/service';
import { endpoint } from '@/lib/people/door/endpoint';

export const GET = endpoint(
  { access: 'member', query: appealQuery, answer: appealPage },
  ({ viewer, query, locale }) => listAppeals(viewer, query, locale),
);
