import { endpoint } from '@/lib/people/door/endpoint';
import { taughtCourses } from '@/lib/learning/teaching/schema';
import { listTaughtCourses } from '@/lib/learning/teaching/service';

export const GET = endpoint(
  {
    summary: 'The courses the caller teaches, with how many learners they have.',
    errorCodes: ['not_found', 'second_factor_missing', 'session_only'],
    access: 'member',
    response: taughtCourses,
  },
  async ({ viewer, locale }) => ({
    courses: await listTaughtCourses(viewer, locale),
  }),
);
