import { courseParams, courseView } from '@/lib/learning/courses/schema';
import { getCourse } from '@/lib/learning/courses/service';
import { endpoint } from '@/lib/people/door/endpoint';

export const GET = endpoint(
  { summary: 'A course and its lessons.', access: 'anyone', params: courseParams, response: courseView },
  ({ viewer, params, locale }) => getCourse(viewer, params.course, locale),
);
