import { checkView } from '@/lib/checks/schema';
import { startCheck } from '@/lib/checks/service';
import { lessonParams } from '@/lib/courses/schema';
import { endpoint } from '@/lib/http/endpoint';

export const POST = endpoint(
  {
    access: 'member',
    scope: 'learn',
    params: lessonParams,
    answer: checkView,
    status: 201,
    repeat: 'natural',
  },
  ({ viewer, params, locale }) => startCheck(viewer, params.lesson, locale),
);
