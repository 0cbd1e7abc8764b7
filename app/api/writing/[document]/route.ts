import { endpoint } from '@/lib/people/door/endpoint';
import { nothing } from '@/lib/platform/http/nothing';
import { documentChange, writingParams, writtenDocument } from '@/lib/publishing/writing/schema';
import { changeDocument, getDocument, removeDocument } from '@/lib/publishing/writing/service';

export const GET = endpoint(
  { access: 'member', scope: 'session', params: writingParams, answer: writtenDocument },
  ({ viewer, params, locale }) => getDocument(viewer, params.document, locale),
);

export const PATCH = endpoint(
  {
    access: 'member',
    params: writingParams,
    body: documentChange,
    answer: writtenDocument,
    repeat: 'natural',
  },
  ({ viewer, params, body, locale }) => changeDocument(viewer, params.document, body, locale),
);

export const DELETE = endpoint(
  { access: 'member', params: writingParams, answer: nothing },
  ({ viewer, params, address, reply }) =>
    removeDocument(viewer, params.document, { address, request: reply.requestId }),
);
