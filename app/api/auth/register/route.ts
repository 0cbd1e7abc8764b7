import { registerInput } from '@/lib/auth/schema';
import { register } from '@/lib/auth/service';
import { sealSession } from '@/lib/auth/session-cookie';
import { endpoint } from '@/lib/http/endpoint';

export const POST = endpoint(
  { access: 'anyone', body: registerInput, status: 201, repeat: 'natural' },
  async ({ body, reply, ...door }) => {
    const { user, token } = await register(body, door);
    reply.headers.append('Set-Cookie', await sealSession(token, body.remember));
    return { user };
  },
);
