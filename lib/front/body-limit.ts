import type { FrontRequest } from './request';
import type { Answer, FrontResponse } from './response';

/** Endpoints have limits of their own below this one and answer in the caller's language. */
const apiLimit = 1_000_000;
/** Pages are read; no page of ours takes more than a small form. */
const pageLimit = 16_000;

const tooLarge: Answer = { status: 413, body: 'The request is too large.\n' };

/** @returns whether the request may go on: one that announces too much has been answered */
export function limitBody(request: FrontRequest, response: FrontResponse<FrontRequest>): boolean {
  const limit = request.url?.startsWith('/api/') ? apiLimit : pageLimit;
  request.bodyLimit = limit;
  request.onTooLarge = () => response.replaceWith(tooLarge);
  if (Number(request.headers['content-length'] ?? 0) <= limit) return true;
  response.replaceWith(tooLarge);
  return false;
}
