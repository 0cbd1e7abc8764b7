import { askForReset } from '@/lib/people/auth/lost-password';
import { lostpassInput } from '@/lib/people/auth/schema';
import { endpoint } from '@/lib/people/door/endpoint';
import { nothing } from '@/lib/platform/http/nothing';

/** Sends a link to set a new password, if the account exists; the answer is the same in both cases. */
export const POST = endpoint(
  {
    summary: 'Sends a letter with a link to choose a new password; the answer is the same for every address.',
    access: 'anyone',
    body: lostpassInput,
    response: nothing,
    idempotency: 'own',
    invalidToken: 'ignore',
  },
  async ({ body, address }) => askForReset(body.email, address),
);
