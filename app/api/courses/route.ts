import { courseList } from '@/lib/courses/schema';
import { listCourses } from '@/lib/courses/service';
import { endpoint } from '@/lib/http/endpoint';

export const GET = endpoint({ access: 'anyone', answer: courseList }, async ({ viewer, locale }) => ({
  courses: await listCourses(viewer, locale),
}));
