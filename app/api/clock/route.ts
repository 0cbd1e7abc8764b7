import { z } from 'zod';
import { now, setNow } from '@/lib/clock';
import { getEnv } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { endpoint } from '@/lib/http/endpoint';

/** Sets the server's clock: how tests meet next week. Only where APP_ENV is development; elsewhere it is not there. */
export const PUT = endpoint(
  { access: 'anyone', body: z.strictObject({ now: z.iso.datetime().nullable() }), repeat: 'natural' },
  async ({ body }) => {
    if (getEnv().APP_ENV !== 'development') throw new AppError('not_found');
    setNow(body.now === null ? null : new Date(body.now));
    return { now: now().toISOString() };
  },
);
