import { askForReset } from '@/lib/auth/lost-password';
import { lostpassInput } from '@/lib/auth/schema';
import { endpoint } from '@/lib/http/endpoint';
import { nothing } from '@/lib/http/nothing';

/** A letter with a link to choose a new password, if there is an account: the answer is always the same. */
export const POST = endpoint(
  { access: 'anyone', body: lostpassInput, answer: nothing, repeat: 'natural', staleBearer: 'nobody' },
  async ({ body, address }) => askForReset(body.email, address),
);
