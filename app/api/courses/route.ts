import { courseList } from '@/lib/learning/courses/schema';
import { listCourses } from '@/lib/learning/courses/service';
import { endpoint } from '@/lib/people/door/endpoint';

export const GET = endpoint(
  { summary: 'The courses, with how far the caller has come.', access: 'anyone', response: courseList },
  async ({ viewer, locale }) => ({
    courses: await listCourses(viewer, locale),
  }),
);
