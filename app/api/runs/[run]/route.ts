import { endpoint } from '@/lib/http/endpoint';
import { practiceView, runParams } from '@/lib/practice/schema';
import { getPractice } from '@/lib/practice/service';

export const GET = endpoint(
  { access: 'member', params: runParams, answer: practiceView },
  ({ viewer, params, locale }) => getPractice(viewer, params.run, locale),
);
