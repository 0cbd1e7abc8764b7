import { lessonParams } from '@/lib/courses/schema';
import { endpoint } from '@/lib/http/endpoint';
import { startRun } from '@/lib/practice/service';

export const POST = endpoint(
  { access: 'member', params: lessonParams, status: 201, repeat: 'natural' },
  ({ viewer, params, locale }) => startRun(viewer, params.lesson, locale),
);
