import { courseParams } from '@/lib/courses/schema';
import { getCourse } from '@/lib/courses/service';
import { endpoint } from '@/lib/http/endpoint';

export const GET = endpoint({ access: 'anyone', params: courseParams }, ({ viewer, params, locale }) =>
  getCourse(viewer, params.course, locale),
);
