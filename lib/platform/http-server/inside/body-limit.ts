import { isApiCall } from '@/lib/platform/http-server/api-refusal';
import type { FrontRequest } from '@/lib/platform/http-server/request';
import type { Answer } from '@/lib/platform/http-server/response';

/** Endpoints have limits of their own below this one and answer in the caller's language. */
const apiLimit = 1_000_000;
/** Pages are read; what comes with the request is nobody's. */
const pageLimit = 16_000;

/** More for single addresses: bytes, or null for all others. */
export type LargerLimit = (request: FrontRequest) => number | null;

const tooLarge: Answer = { status: 413, body: 'The request is too large.\n' };

/** @returns whether the request may go on: one that announces too much has been answered */
export function limitBody(
  request: FrontRequest,
  refuse: (refusal: Answer) => void,
  larger?: LargerLimit,
): boolean {
  const limit = larger?.(request) ?? (isApiCall(request) ? apiLimit : pageLimit);
  request.bodyLimit = limit;
  request.onTooLarge = () => refuse(tooLarge);
  if (Number(request.headers['content-length'] ?? 0) <= limit) return true;
  refuse(tooLarge);
  return false;
}
