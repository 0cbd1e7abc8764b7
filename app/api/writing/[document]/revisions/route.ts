import { endpoint } from '@/lib/people/door/endpoint';
import { listRevisions } from '@/lib/publishing/writing/revisions';
import { revisionPage, revisionsQuery } from '@/lib/publishing/writing/revisions-schema';
import { writingParams } from '@/lib/publishing/writing/schema';
import { forReaders } from '@/lib/publishing/writing/refusals';

export const GET = endpoint(
  {
    summary: 'What the text in a language was before, the latest first.',
    errorCodes: forReaders,
    access: 'member',
    scope: 'session',
    params: writingParams,
    query: revisionsQuery,
    response: revisionPage,
  },
  ({ viewer, params, query }) => listRevisions(viewer, params.document, query),
);
