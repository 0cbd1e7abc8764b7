import { refreshPublicPages } from '@/lib/platform/cache/refresh-public-pages';
import { AppError } from '@/lib/platform/errors';
import { endpoint } from '@/lib/people/door/endpoint';
import { isInternalKey } from '@/lib/platform/http/internal';
import { nothing } from '@/lib/platform/http/nothing';

/** For what happens outside a request, such as loading courses: cached pages are rendered anew. Nobody else sees it. */
export const DELETE = endpoint(
  { access: 'anyone', answer: nothing, repeat: 'natural' },
  async ({ internalKey }) => {
    if (!isInternalKey(internalKey)) throw new AppError('not_found');
    refreshPublicPages();
  },
);
