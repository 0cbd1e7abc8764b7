import { registerInput, signedInAnswer } from '@/lib/people/auth/schema';
import { register } from '@/lib/people/auth/service';
import { answerSignedIn } from '@/lib/people/auth/signed-in-answer';
import { endpoint } from '@/lib/people/door/endpoint';

export const POST = endpoint(
  {
    summary: 'Makes an account and signs in.',
    access: 'anyone',
    body: registerInput,
    response: signedInAnswer,
    status: 201,
    idempotency: 'own',
    invalidToken: 'ignore',
  },
  async ({ body, reply, ...door }) => answerSignedIn(reply, await register(body, door)),
);
