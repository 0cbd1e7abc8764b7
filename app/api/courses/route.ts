import { listCourses } from '@/lib/courses/service';
import { endpoint } from '@/lib/http/endpoint';

export const GET = endpoint({ access: 'anyone' }, async ({ viewer, locale }) => ({
  courses: await listCourses(viewer, locale),
}));
