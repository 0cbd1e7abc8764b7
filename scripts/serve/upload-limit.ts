import type { FrontRequest } from '@/lib/platform/http-server/request';
import { maxImageBytes } from '@/lib/platform/images/limits';

/** Pictures are larger than any other body; their endpoint has this limit, too. */
export function uploadLimit({ method, address }: FrontRequest): number | null {
  return method === 'POST' && address.split('?', 1)[0] === '/api/images' ? maxImageBytes : null;
}
