import { skipTestParams, skipTestView } from '@/lib/learning/skip-tests/schema';
import { getSkipTest } from '@/lib/learning/skip-tests/service';
import { endpoint } from '@/lib/people/door/endpoint';

export const GET = endpoint(
  {
    summary: 'A check: the exercise that is due, or the result.',
    access: 'member',
    params: skipTestParams,
    response: skipTestView,
  },
  ({ viewer, params, locale }) => getSkipTest(viewer, params.check, locale),
);
