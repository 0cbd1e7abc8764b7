import { endpoint } from '@/lib/people/door/endpoint';
import { getRevision } from '@/lib/publishing/writing/revisions';
import { revision, revisionParams } from '@/lib/publishing/writing/revisions-schema';

export const GET = endpoint(
  { access: 'member', scope: 'session', params: revisionParams, answer: revision },
  ({ viewer, params }) => getRevision(viewer, params.document, params.revision),
);
