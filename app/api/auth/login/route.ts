import { loginInput, signedInAnswer } from '@/lib/people/auth/schema';
import { login } from '@/lib/people/auth/service';
import { answerSignedIn } from '@/lib/people/auth/signed-in-answer';
import { endpoint } from '@/lib/people/door/endpoint';

export const POST = endpoint(
  {
    summary: 'Signs in.',
    errorCodes: ['credentials', 'login_throttled', 'second_factor_required', 'second_factor_wrong'],
    access: 'anyone',
    body: loginInput,
    response: signedInAnswer,
    idempotency: 'own',
    invalidToken: 'ignore',
  },
  async ({ body, reply, ...door }) => answerSignedIn(reply, await login(body, door)),
);
