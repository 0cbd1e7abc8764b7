import { endpoint } from '@/lib/people/door/endpoint';
import { maxTextBytes } from '@/lib/publishing/writing/limits';
import { saveDraft } from '@/lib/publishing/writing/save';
import { draftInput, draftParams, savedDraft } from '@/lib/publishing/writing/schema';
import { forWriters } from '@/lib/publishing/writing/refusals';

export const PUT = endpoint(
  {
    summary:
      'Saves the draft in a language. Who has not seen the last save gets that as outcome `behind`, and nothing is written.',
    errorCodes: [...forWriters, 'not_approved'],
    access: 'member',
    params: draftParams,
    body: draftInput,
    response: savedDraft,
    maxBodyBytes: maxTextBytes,
    idempotency: 'own',
  },
  ({ viewer, params, body }) => saveDraft(viewer, params, body),
);
