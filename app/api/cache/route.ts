import { refreshPublicPages } from '@/lib/refresh-public-pages';
import { AppError } from '@/lib/errors';
import { endpoint } from '@/lib/http/endpoint';
import { isOurOwn } from '@/lib/http/internal';
import { nothing } from '@/lib/http/nothing';

/** For what happens outside a request, such as loading courses: cached pages are rendered anew. Nobody else sees it. */
export const DELETE = endpoint(
  { access: 'anyone', answer: nothing, repeat: 'natural' },
  async ({ internalKey }) => {
    if (!isOurOwn(internalKey)) throw new AppError('not_found');
    refreshPublicPages();
  },
);
