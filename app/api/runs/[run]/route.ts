import { endpoint } from '@/lib/people/door/endpoint';
import { practiceView, runParams } from '@/lib/learning/practice/schema';
import { getPractice } from '@/lib/learning/practice/service';

export const GET = endpoint(
  { access: 'member', params: runParams, answer: practiceView },
  ({ viewer, params, locale }) => getPractice(viewer, params.run, locale),
);
