import { endpoint } from '@/lib/people/door/endpoint';
import { practiceView, runParams } from '@/lib/learning/practice/schema';
import { getPractice } from '@/lib/learning/practice/service';

export const GET = endpoint(
  {
    summary: 'A run of the caller’s: the exercise that is due, or the summary.',
    access: 'member',
    params: runParams,
    response: practiceView,
  },
  ({ viewer, params, locale }) => getPractice(viewer, params.run, locale),
);
