import { courseParams, courseView } from '@/lib/courses/schema';
import { getCourse } from '@/lib/courses/service';
import { endpoint } from '@/lib/http/endpoint';

export const GET = endpoint(
  { access: 'anyone', params: courseParams, answer: courseView },
  ({ viewer, params, locale }) => getCourse(viewer, params.course, locale),
);
