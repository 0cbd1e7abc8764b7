import { countRead } from '@/lib/publishing/blog/reads';
import { postParams, postReads } from '@/lib/publishing/blog/schema';
import { endpoint } from '@/lib/people/door/endpoint';

/** Counts a read of a post, once for each reader and day. */
export const POST = endpoint(
  {
    summary:
      'Counts a reading, once for each reader and day; not of machines, nor of the author. Answers the count.',
    access: 'anyone',
    params: postParams,
    response: postReads,
    idempotency: 'own',
  },
  ({ params, viewer, address, userAgent }) => countRead(params.post, { viewer, address, userAgent }),
);
