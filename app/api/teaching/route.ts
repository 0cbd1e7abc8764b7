import { endpoint } from '@/lib/people/door/endpoint';
import { taughtCourses } from '@/lib/learning/teaching/schema';
import { listTaughtCourses } from '@/lib/learning/teaching/service';

export const GET = endpoint({ access: 'member', answer: taughtCourses }, async ({ viewer, locale }) => ({
  courses: await listTaughtCourses(viewer, locale),
}));
