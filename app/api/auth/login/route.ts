import { loginInput } from '@/lib/auth/schema';
import { login } from '@/lib/auth/service';
import { sealSession } from '@/lib/auth/session-cookie';
import { endpoint } from '@/lib/http/endpoint';

export const POST = endpoint(
  { access: 'anyone', body: loginInput, repeat: 'natural' },
  async ({ body, reply, ...door }) => {
    const { user, token } = await login(body, door);
    reply.headers.append('Set-Cookie', await sealSession(token, body.remember));
    return { user };
  },
);
