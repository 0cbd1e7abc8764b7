import { refreshPublicPages } from '@/lib/cache';
import { AppError } from '@/lib/errors';
import { endpoint } from '@/lib/http/endpoint';
import { isOurOwn } from '@/lib/http/internal';

/** For what happens outside a request, such as loading courses: cached pages are rendered anew. Nobody else sees it. */
export const DELETE = endpoint({ access: 'anyone', repeat: 'natural' }, async ({ internalKey }) => {
  if (!isOurOwn(internalKey)) throw new AppError('not_found');
  refreshPublicPages();
});
