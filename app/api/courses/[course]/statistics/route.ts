import { courseParams } from '@/lib/learning/courses/schema';
import { endpoint } from '@/lib/people/door/endpoint';
import { courseStatistics, statisticsQuery } from '@/lib/learning/teaching/schema';
import { getCourseStatistics } from '@/lib/learning/teaching/service';

export const GET = endpoint(
  {
    summary:
      'For those who teach the course: how learners fare with its lessons, and with each exercise of the lesson asked for. Never about one of them.',
    errorCodes: ['second_factor_missing', 'session_only'],
    access: 'member',
    params: courseParams,
    query: statisticsQuery,
    response: courseStatistics,
  },
  ({ viewer, params, query, locale }) => getCourseStatistics(viewer, params.course, query.lesson, locale),
);
