import { endpoint } from '@/lib/http/endpoint';
import { openHint } from '@/lib/practice/open-hint';
import { exerciseParams, hintInput } from '@/lib/practice/schema';

export const POST = endpoint(
  { access: 'member', params: exerciseParams, body: hintInput, status: 201, repeat: 'natural' },
  ({ viewer, params, body, locale }) => openHint(viewer, params.exercise, body, locale),
);
