import { endpoint } from '@/lib/http/endpoint';
import { listDocuments } from '@/lib/writing/list';
import { newDocument, writingPage, writingQuery, writtenDocument } from '@/lib/writing/schema';
import { startDocument } from '@/lib/writing/service';

export const GET = endpoint(
  { access: 'member', scope: 'session', query: writingQuery, answer: writingPage },
  ({ viewer, query, locale }) => listDocuments(viewer, query, locale),
);

export const POST = endpoint(
  { access: 'member', body: newDocument, answer: writtenDocument, status: 201 },
  ({ viewer, body, locale }) => startDocument(viewer, body, locale),
);
