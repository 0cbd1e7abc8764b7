import { endpoint } from '@/lib/people/door/endpoint';
import { textBytes } from '@/lib/publishing/writing/limits';
import { previewText } from '@/lib/publishing/writing/preview';
import { preview, previewInput } from '@/lib/publishing/writing/schema';

/** A question with a long text in it: nothing is written. */
export const POST = endpoint(
  { access: 'member', body: previewInput, answer: preview, limit: textBytes, repeat: 'natural' },
  ({ viewer, body }) => previewText(viewer, body),
);
