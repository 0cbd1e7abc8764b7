import { z } from 'zod';
import { me } from '@/lib/people/auth/schema';
import { showMe } from '@/lib/people/auth/service';
import { endpoint } from '@/lib/people/door/endpoint';

export const GET = endpoint(
  {
    summary: 'Who is signed in; `null` when nobody is.',
    access: 'anyone',
    whileSuspended: true,
    response: z.object({ user: me.nullable() }),
  },
  async ({ viewer }) => ({ user: viewer && showMe(viewer) }),
);
