import { lessonParams } from '@/lib/courses/schema';
import { endpoint } from '@/lib/http/endpoint';
import { practiceView } from '@/lib/practice/schema';
import { startRun } from '@/lib/practice/service';

export const POST = endpoint(
  {
    access: 'member',
    scope: 'learn',
    params: lessonParams,
    answer: practiceView,
    status: 201,
    repeat: 'natural',
  },
  ({ viewer, params, locale }) => startRun(viewer, params.lesson, locale),
);
