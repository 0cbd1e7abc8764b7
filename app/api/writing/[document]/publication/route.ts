import { endpoint } from '@/lib/people/door/endpoint';
import { publicationInput } from '@/lib/publishing/writing/publication-schema';
import { publishDocument, unpublishDocument } from '@/lib/publishing/writing/publish';
import { writingParams, writtenDocument } from '@/lib/publishing/writing/schema';
import { forDeeds } from '@/lib/publishing/writing/refusals';

const rules = {
  access: 'member',
  params: writingParams,
  response: writtenDocument,
  idempotency: 'own',
} as const;

export const PUT = endpoint(
  {
    summary: 'Lets the public read the drafts of these languages, now or at a moment.',
    errorCodes: [...forDeeds, 'muted', 'forbidden', 'document_published', 'busy'],
    ...rules,
    body: publicationInput,
  },
  ({ viewer, params, body, locale, address, reply }) =>
    publishDocument(viewer, params.document, body, { locale, address, request: reply.requestId }),
);

export const DELETE = endpoint(
  {
    ...rules,
    summary: 'Takes a document from the public or from the clock; again changes nothing.',
    errorCodes: forDeeds,
  },
  ({ viewer, params, locale, address, reply }) =>
    unpublishDocument(viewer, params.document, { locale, address, request: reply.requestId }),
);
