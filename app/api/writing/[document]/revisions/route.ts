import { endpoint } from '@/lib/http/endpoint';
import { listRevisions } from '@/lib/writing/revisions';
import { revisionPage, revisionsQuery } from '@/lib/writing/revisions-schema';
import { writingParams } from '@/lib/writing/schema';

export const GET = endpoint(
  { access: 'member', scope: 'session', params: writingParams, query: revisionsQuery, answer: revisionPage },
  ({ viewer, params, query }) => listRevisions(viewer, params.document, query),
);
