import { registerInput, signedInAnswer } from '@/lib/people/auth/schema';
import { register } from '@/lib/people/auth/service';
import { answerSignedIn } from '@/lib/people/auth/signed-in-answer';
import { endpoint } from '@/lib/people/door/endpoint';

export const POST = endpoint(
  {
    summary: 'Makes an account and signs in.',
    access: 'anyone',
    body: registerInput,
    answer: signedInAnswer,
    status: 201,
    repeat: 'natural',
    staleBearer: 'nobody',
  },
  async ({ body, reply, ...door }) => answerSignedIn(reply, await register(body, door)),
);
