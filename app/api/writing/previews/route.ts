import { endpoint } from '@/lib/http/endpoint';
import { textBytes } from '@/lib/writing/limits';
import { previewText } from '@/lib/writing/preview';
import { preview, previewInput } from '@/lib/writing/schema';

/** A question with a long text in it: nothing is written. */
export const POST = endpoint(
  { access: 'member', body: previewInput, answer: preview, limit: textBytes, repeat: 'natural' },
  ({ viewer, body }) => previewText(viewer, body),
);
