import { registerInput, signedInAnswer } from '@/lib/auth/schema';
import { register } from '@/lib/auth/service';
import { answerSignedIn } from '@/lib/auth/signed-in-answer';
import { endpoint } from '@/lib/http/endpoint';

export const POST = endpoint(
  {
    access: 'anyone',
    body: registerInput,
    answer: signedInAnswer,
    status: 201,
    repeat: 'natural',
    staleBearer: 'nobody',
  },
  async ({ body, reply, ...door }) => answerSignedIn(reply, await register(body, door)),
);
