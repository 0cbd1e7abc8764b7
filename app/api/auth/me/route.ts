import { z } from 'zod';
import { me } from '@/lib/auth/schema';
import { showMe } from '@/lib/auth/service';
import { endpoint } from '@/lib/http/endpoint';

export const GET = endpoint(
  { access: 'anyone', answer: z.object({ user: me.nullable() }) },
  async ({ viewer }) => ({ user: viewer && showMe(viewer) }),
);
