import { endpoint } from '@/lib/people/door/endpoint';
import { textBytes } from '@/lib/publishing/writing/limits';
import { saveDraft } from '@/lib/publishing/writing/save';
import { draftInput, draftParams, savedDraft } from '@/lib/publishing/writing/schema';

export const PUT = endpoint(
  {
    access: 'member',
    params: draftParams,
    body: draftInput,
    answer: savedDraft,
    limit: textBytes,
    repeat: 'natural',
  },
  ({ viewer, params, body }) => saveDraft(viewer, params, body),
);
