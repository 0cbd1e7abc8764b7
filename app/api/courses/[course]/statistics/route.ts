import { courseParams } from '@/lib/courses/schema';
import { endpoint } from '@/lib/http/endpoint';
import { courseStatistics, statisticsQuery } from '@/lib/teaching/schema';
import { getCourseStatistics } from '@/lib/teaching/service';

export const GET = endpoint(
  { access: 'member', params: courseParams, query: statisticsQuery, answer: courseStatistics },
  ({ viewer, params, query, locale }) => getCourseStatistics(viewer, params.course, query.lesson, locale),
);
