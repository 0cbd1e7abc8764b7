import { z } from 'zod';
import { now, setNow } from '@/lib/platform/clock';
import { getEnv } from '@/lib/platform/env';
import { endpoint } from '@/lib/people/door/endpoint';

const isDevelopment = () => getEnv().APP_ENV === 'development';

/** Sets the server's clock: how tests meet next week. It goes on from there, or stands still. Only where APP_ENV is development; elsewhere it is not there. */
export const PUT = endpoint(
  {
    access: 'anyone',
    exists: isDevelopment,
    body: z.strictObject({ now: z.iso.datetime().nullable(), still: z.boolean().default(false) }),
    answer: z.object({ now: z.iso.datetime() }),
    repeat: 'natural',
  },
  async ({ body }) => {
    setNow(body.now === null ? null : new Date(body.now), { still: body.still });
    return { now: now().toISOString() };
  },
);
