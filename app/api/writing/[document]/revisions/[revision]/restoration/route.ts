import { endpoint } from '@/lib/people/door/endpoint';
import { restoreRevision } from '@/lib/publishing/writing/revisions';
import { restoration, revisionParams } from '@/lib/publishing/writing/revisions-schema';
import { savedDraft } from '@/lib/publishing/writing/schema';
import { forWriters } from '@/lib/publishing/writing/refusals';

export const PUT = endpoint(
  {
    summary: 'Makes it the draft again; the draft it takes the place of becomes a revision.',
    errorCodes: [...forWriters, 'not_approved'],
    access: 'member',
    params: revisionParams,
    body: restoration,
    response: savedDraft,
    idempotency: 'own',
  },
  ({ viewer, params, body }) => restoreRevision(viewer, params, body),
);
