import type { FrontRequest } from '@/lib/platform/http-server/request';
import { maxPictureBytes } from '@/lib/chat/media/limits';
import { maxImageBytes } from '@/lib/platform/images/limits';

/** The body limit of uploads in bytes, the same as that of their endpoint; null for any other request. */
export function uploadMaxBytes({ method, address }: FrontRequest): number | null {
  const [path = ''] = address.split('?', 1);
  if (method !== 'POST') return null;
  if (path === '/api/images') return maxImageBytes;
  return /^\/api\/chat\/\d+\/media$/u.test(path) ? maxPictureBytes : null;
}
