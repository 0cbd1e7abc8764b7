import { endpoint } from '@/lib/people/door/endpoint';
import { getRevision } from '@/lib/publishing/writing/revisions';
import { revision, revisionParams } from '@/lib/publishing/writing/revisions-schema';
import { forReaders } from '@/lib/publishing/writing/refusals';

export const GET = endpoint(
  {
    summary: 'One of them, whole.',
    errorCodes: forReaders,
    access: 'member',
    scope: 'session',
    params: revisionParams,
    response: revision,
  },
  ({ viewer, params }) => getRevision(viewer, params.document, params.revision),
);
