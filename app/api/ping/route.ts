import { z } from 'zod';
import { endpoint } from '@/lib/people/door/endpoint';

/**
 * The cheapest authenticated call: programs can test their token with it, and the benchmark uses it as a baseline. It
 * has asked the database when it gets here, for the session.
 */
export const GET = endpoint(
  {
    summary: 'Whether a token is good and the database there.',
    access: 'member',
    response: z.object({ pong: z.boolean() }),
  },
  async () => ({ pong: true }),
);
