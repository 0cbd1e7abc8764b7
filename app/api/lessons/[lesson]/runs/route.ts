import { lessonParams } from '@/lib/learning/courses/schema';
import { endpoint } from '@/lib/people/door/endpoint';
import { practiceView } from '@/lib/learning/practice/schema';
import { startRun } from '@/lib/learning/practice/service';

export const POST = endpoint(
  {
    summary: 'Goes on with the open run through a lesson, or begins one.',
    access: 'member',
    scope: 'learn',
    params: lessonParams,
    response: practiceView,
    status: 201,
    idempotency: 'own',
  },
  ({ viewer, params, locale }) => startRun(viewer, params.lesson, locale),
);
