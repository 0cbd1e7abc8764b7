import { z } from 'zod';
import { now, setNow } from '@/lib/platform/clock';
import { getEnv } from '@/lib/platform/env';
import { endpoint } from '@/lib/people/door/endpoint';

const isDevelopment = () => getEnv().APP_ENV === 'development';

/** Sets the server's clock for tests; it runs on from there, or stands still. Exists only with APP_ENV=development. */
export const PUT = endpoint(
  {
    access: 'anyone',
    exists: isDevelopment,
    body: z.strictObject({ now: z.iso.datetime().nullable(), still: z.boolean().default(false) }),
    response: z.object({ now: z.iso.datetime() }),
    idempotency: 'own',
  },
  async ({ body }) => {
    setNow(body.now === null ? null : new Date(body.now), { still: body.still });
    return { now: now().toISOString() };
  },
);
