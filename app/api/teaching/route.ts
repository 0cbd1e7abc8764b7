import { endpoint } from '@/lib/http/endpoint';
import { taughtCourses } from '@/lib/teaching/schema';
import { listTaughtCourses } from '@/lib/teaching/service';

export const GET = endpoint({ access: 'member', answer: taughtCourses }, async ({ viewer, locale }) => ({
  courses: await listTaughtCourses(viewer, locale),
}));
