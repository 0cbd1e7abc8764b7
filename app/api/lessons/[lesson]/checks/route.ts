import { skipTestView } from '@/lib/learning/skip-tests/schema';
import { startSkipTest } from '@/lib/learning/skip-tests/service';
import { lessonParams } from '@/lib/learning/courses/schema';
import { endpoint } from '@/lib/people/door/endpoint';

export const POST = endpoint(
  {
    summary:
      'Goes on with the check of what comes before a lesson that was left within a day, or begins one.',
    errorCodes: ['check_not_needed'],
    access: 'member',
    scope: 'learn',
    params: lessonParams,
    response: skipTestView,
    status: 201,
    idempotency: 'own',
  },
  ({ viewer, params, locale }) => startSkipTest(viewer, params.lesson, locale),
);
