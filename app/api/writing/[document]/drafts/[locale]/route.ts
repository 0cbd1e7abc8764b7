import { endpoint } from '@/lib/http/endpoint';
import { textBytes } from '@/lib/writing/limits';
import { saveDraft } from '@/lib/writing/save';
import { draftInput, draftParams, savedDraft } from '@/lib/writing/schema';

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
