import { endpoint } from '@/lib/http/endpoint';
import { restoreRevision } from '@/lib/writing/revisions';
import { restoration, revisionParams } from '@/lib/writing/revisions-schema';
import { savedDraft } from '@/lib/writing/schema';

export const PUT = endpoint(
  {
    access: 'member',
    params: revisionParams,
    body: restoration,
    answer: savedDraft,
    repeat: 'natural',
  },
  ({ viewer, params, body }) => restoreRevision(viewer, params, body),
);
