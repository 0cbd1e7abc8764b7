import { courseParams } from '@/lib/learning/courses/schema';
import { endpoint } from '@/lib/people/door/endpoint';
import { courseStatistics, statisticsQuery } from '@/lib/learning/teaching/schema';
import { getCourseStatistics } from '@/lib/learning/teaching/service';

export const GET = endpoint(
  { access: 'member', params: courseParams, query: statisticsQuery, answer: courseStatistics },
  ({ viewer, params, query, locale }) => getCourseStatistics(viewer, params.course, query.lesson, locale),
);
