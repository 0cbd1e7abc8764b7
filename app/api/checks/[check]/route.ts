import { checkParams, checkView } from '@/lib/learning/skip-tests/schema';
import { getCheck } from '@/lib/learning/skip-tests/service';
import { endpoint } from '@/lib/people/door/endpoint';

export const GET = endpoint(
  {
    summary: 'A check: the exercise that is due, or the result.',
    access: 'member',
    params: checkParams,
    response: checkView,
  },
  ({ viewer, params, locale }) => getCheck(viewer, params.check, locale),
);
