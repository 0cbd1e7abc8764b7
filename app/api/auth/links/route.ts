import { followLink } from '@/lib/people/auth/follow-link';
import { linkAnswer, linkInput } from '@/lib/people/auth/schema';
import { endpoint } from '@/lib/people/door/endpoint';

/** Performs the action of a link in an e-mail. Works without signing in: the link is the proof. */
export const POST = endpoint(
  {
    summary: 'Uses the link of a letter. Works signed out.',
    errorCodes: ['link_invalid', 'email_taken'],
    access: 'anyone',
    body: linkInput,
    response: linkAnswer,
    idempotency: 'own',
    invalidToken: 'ignore',
  },
  async ({ body, key }) => followLink(body.token, key),
);
