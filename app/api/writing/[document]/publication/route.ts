import { endpoint } from '@/lib/people/door/endpoint';
import { publicationInput } from '@/lib/publishing/writing/publication-schema';
import { publishDocument, unpublishDocument } from '@/lib/publishing/writing/publish';
import { writingParams, writtenDocument } from '@/lib/publishing/writing/schema';

const rules = {
  access: 'member',
  params: writingParams,
  answer: writtenDocument,
  repeat: 'natural',
} as const;

export const PUT = endpoint(
  { ...rules, body: publicationInput },
  ({ viewer, params, body, locale, address, reply }) =>
    publishDocument(viewer, params.document, body, { locale, address, request: reply.requestId }),
);

export const DELETE = endpoint(rules, ({ viewer, params, locale, address, reply }) =>
  unpublishDocument(viewer, params.document, { locale, address, request: reply.requestId }),
);
