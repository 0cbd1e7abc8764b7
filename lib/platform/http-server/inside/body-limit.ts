import { isApiCall } from '@/lib/platform/http-server/api-refusal';
import type { FrontRequest } from '@/lib/platform/http-server/request';
import type { Answer } from '@/lib/platform/http-server/response';

/** Endpoints have lower limits of their own and answer in the caller's language. */
const maxApiBytes = 1_000_000;
/** No page reads a request body. */
const maxPageBytes = 16_000;

/** The limit in bytes of single paths; null for all others. */
export type BodyLimitOverride = (request: FrontRequest) => number | null;

const tooLarge: Answer = { status: 413, body: 'The request is too large.\n' };

/** @returns false when the request has been refused because its Content-Length is over the limit */
export function limitBody(
  request: FrontRequest,
  refuse: (refusal: Answer) => void,
  override?: BodyLimitOverride,
): boolean {
  const maxBytes = override?.(request) ?? (isApiCall(request) ? maxApiBytes : maxPageBytes);
  request.maxBodyBytes = maxBytes;
  request.onTooLarge = () => refuse(tooLarge);
  if (Number(request.headers['content-length'] ?? 0) <= maxBytes) return true;
  refuse(tooLarge);
  return false;
}
