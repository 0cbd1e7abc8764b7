import { endpoint } from '@/lib/http/endpoint';
import { getRevision } from '@/lib/writing/revisions';
import { revision, revisionParams } from '@/lib/writing/revisions-schema';

export const GET = endpoint(
  { access: 'member', scope: 'session', params: revisionParams, answer: revision },
  ({ viewer, params }) => getRevision(viewer, params.document, params.revision),
);
