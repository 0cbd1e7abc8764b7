import { logout } from '@/lib/auth/service';
import { emptySessionCookie } from '@/lib/auth/session-cookie';
import { endpoint } from '@/lib/http/endpoint';

export const POST = endpoint({ access: 'anyone', repeat: 'natural' }, async ({ viewer, reply }) => {
  await logout(viewer);
  reply.headers.append('Set-Cookie', emptySessionCookie());
});
