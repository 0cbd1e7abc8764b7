import { groupPage, groupQuery } from '@/lib/learning/appeals/schema';
import { listGroups } from '@/lib/learning/appeals/service';
import { courseParams } from '@/lib/learning/courses/schema';
import { endpoint } from '@/lib/people/door/endpoint';

export const GET = endpoint(
  { access: 'member', params: courseParams, query: groupQuery, answer: groupPage },
  ({ viewer, params, query, locale }) => listGroups(viewer, params.course, query, locale),
);
