import { endpoint } from '@/lib/people/door/endpoint';
import { nothing } from '@/lib/platform/http/nothing';
import { documentChange, writingParams, writtenDocument } from '@/lib/publishing/writing/schema';
import { changeDocument, getDocument, removeDocument } from '@/lib/publishing/writing/service';
import { forDeeds, forReaders, forWriters } from '@/lib/publishing/writing/refusals';

export const GET = endpoint(
  {
    summary: 'A document with its texts in every language.',
    errorCodes: forReaders,
    access: 'member',
    scope: 'session',
    params: writingParams,
    response: writtenDocument,
  },
  ({ viewer, params, locale }) => getDocument(viewer, params.document, locale),
);

export const PATCH = endpoint(
  {
    summary: 'Changes address (until it is first published), category, tags and cover.',
    errorCodes: [...forWriters, 'not_approved', 'document_published'],
    access: 'member',
    params: writingParams,
    body: documentChange,
    response: writtenDocument,
    idempotency: 'own',
  },
  ({ viewer, params, body, locale }) => changeDocument(viewer, params.document, body, locale),
);

export const DELETE = endpoint(
  {
    summary: 'Deletes a draft that the public never read.',
    errorCodes: [...forDeeds, 'document_published'],
    access: 'member',
    params: writingParams,
    response: nothing,
  },
  ({ viewer, params, address, reply }) =>
    removeDocument(viewer, params.document, { address, request: reply.requestId }),
);
