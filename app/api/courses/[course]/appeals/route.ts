import { groupPage, groupQuery } from '@/lib/learning/appeals/group-schema';
import { listGroups } from '@/lib/learning/appeals/service';
import { courseParams } from '@/lib/learning/courses/schema';
import { endpoint } from '@/lib/people/door/endpoint';

export const GET = endpoint(
  {
    summary:
      'For those who teach the course: answers that learners reported as right, the same answer once. Never by whom.',
    errorCodes: ['second_factor_missing', 'session_only'],
    access: 'member',
    params: courseParams,
    query: groupQuery,
    response: groupPage,
  },
  ({ viewer, params, query, locale }) => listGroups(viewer, params.course, query, locale),
);
