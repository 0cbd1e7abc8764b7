import { endpoint } from '@/lib/people/door/endpoint';
import { listDocuments } from '@/lib/publishing/writing/list';
import { newDocument, writingPage, writingQuery, writtenDocument } from '@/lib/publishing/writing/schema';
import { startDocument } from '@/lib/publishing/writing/service';

export const GET = endpoint(
  { access: 'member', scope: 'session', query: writingQuery, answer: writingPage },
  ({ viewer, query, locale }) => listDocuments(viewer, query, locale),
);

export const POST = endpoint(
  { access: 'member', body: newDocument, answer: writtenDocument, status: 201 },
  ({ viewer, body, locale }) => startDocument(viewer, body, locale),
);
