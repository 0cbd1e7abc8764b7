import { endpoint } from '@/lib/people/door/endpoint';
import { restoreRevision } from '@/lib/publishing/writing/revisions';
import { restoration, revisionParams } from '@/lib/publishing/writing/revisions-schema';
import { savedDraft } from '@/lib/publishing/writing/schema';

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
