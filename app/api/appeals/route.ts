import { appealPage, appealQuery } from '@/lib/appeals/schema';
import { listAppeals } from '@/lib/appeals/service';
import { endpoint } from '@/lib/http/endpoint';

export const GET = endpoint(
  { access: 'member', query: appealQuery, answer: appealPage },
  ({ viewer, query, locale }) => listAppeals(viewer, query, locale),
);
