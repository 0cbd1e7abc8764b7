import { refreshPublicPages } from '@/lib/platform/cache/refresh-public-pages';
import { AppError } from '@/lib/platform/errors';
import { endpoint } from '@/lib/people/door/endpoint';
import { isInternalKey } from '@/lib/platform/http/internal';
import { nothing } from '@/lib/platform/http/nothing';

/** Expires cached pages after changes outside a request, such as loading courses. Internal only. */
export const DELETE = endpoint(
  { access: 'anyone', answer: nothing, repeat: 'natural' },
  async ({ internalKey }) => {
    if (!isInternalKey(internalKey)) throw new AppError('not_found');
    refreshPublicPages();
  },
);
