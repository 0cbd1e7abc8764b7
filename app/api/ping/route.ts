import { z } from 'zod';
import { pingDatabase } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import { endpoint } from '@/lib/people/door/endpoint';

/** The cheapest authenticated call: programs can test their token with it, and the benchmark uses it as a baseline. */
export const GET = endpoint(
  {
    summary: 'Whether a token is good and the database there.',
    access: 'member',
    response: z.object({ pong: z.boolean() }),
  },
  async () => {
    if (!(await pingDatabase(2000))) throw new AppError('unavailable');
    return { pong: true };
  },
);
