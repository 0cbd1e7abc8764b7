import { loginInput, signedInAnswer } from '@/lib/auth/schema';
import { login } from '@/lib/auth/service';
import { answerSignedIn } from '@/lib/auth/signed-in-answer';
import { endpoint } from '@/lib/http/endpoint';

export const POST = endpoint(
  { access: 'anyone', body: loginInput, answer: signedInAnswer, repeat: 'natural', staleBearer: 'nobody' },
  async ({ body, reply, ...door }) => answerSignedIn(reply, await login(body, door)),
);
