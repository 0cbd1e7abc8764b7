import type { FrontRequest } from '@/lib/platform/http-server/request';
import { maxImageBytes } from '@/lib/platform/images/limits';

/** The body limit of uploads in bytes, the same as that of their endpoint; null for any other request. */
export function uploadMaxBytes({ method, address }: FrontRequest): number | null {
  return method === 'POST' && address.split('?', 1)[0] === '/api/images' ? maxImageBytes : null;
}
