import { endpoint } from '@/lib/people/door/endpoint';
import { listDocuments } from '@/lib/publishing/writing/list';
import { newDocument, writingPage, writingQuery, writtenDocument } from '@/lib/publishing/writing/schema';
import { startDocument } from '@/lib/publishing/writing/service';
import { forReaders, forWriters } from '@/lib/publishing/writing/refusals';

export const GET = endpoint(
  {
    summary: 'A teacher’s own posts, every post or page for an administrator; what changed last comes first.',
    errorCodes: forReaders,
    access: 'member',
    scope: 'session',
    query: writingQuery,
    response: writingPage,
  },
  ({ viewer, query, locale }) => listDocuments(viewer, query, locale),
);

export const POST = endpoint(
  {
    summary: 'Begins a post or, for an administrator, a page.',
    errorCodes: forWriters,
    access: 'member',
    body: newDocument,
    response: writtenDocument,
    status: 201,
  },
  ({ viewer, body, locale }) => startDocument(viewer, body, locale),
);
