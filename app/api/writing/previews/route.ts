import { endpoint } from '@/lib/people/door/endpoint';
import { maxTextBytes } from '@/lib/publishing/writing/limits';
import { previewText } from '@/lib/publishing/writing/preview';
import { preview, previewInput } from '@/lib/publishing/writing/schema';
import { forWriters } from '@/lib/publishing/writing/refusals';

/** A POST because the text is long; nothing is stored. */
export const POST = endpoint(
  {
    summary:
      'Markdown as its readers would see it: safe HTML. One at a time for each person, within a budget of working time.',
    errorCodes: [...forWriters, 'busy'],
    access: 'member',
    body: previewInput,
    response: preview,
    maxBodyBytes: maxTextBytes,
    idempotency: 'own',
  },
  ({ viewer, body }) => previewText(viewer, body),
);
