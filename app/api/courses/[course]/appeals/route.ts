import { groupPage, groupQuery } from '@/lib/appeals/schema';
import { listGroups } from '@/lib/appeals/service';
import { courseParams } from '@/lib/courses/schema';
import { endpoint } from '@/lib/http/endpoint';

export const GET = endpoint(
  { access: 'member', params: courseParams, query: groupQuery, answer: groupPage },
  ({ viewer, params, query, locale }) => listGroups(viewer, params.course, query, locale),
);
