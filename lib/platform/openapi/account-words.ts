import { say, type Words } from './say';

/** Lines of lib/platform/openapi/words.ts: accounts, signing in and letters. */
export const accountWords: Record<string, Words> = {
  'DELETE /api/account/email': say('Gives a change of e-mail up that is under way.'),
  'DELETE /api/account/second-factor': say(
    'Turns the second factor off.',
    'credentials',
    'second_factor_wrong',
    'login_throttled',
  ),
  'DELETE /api/account/sessions': say(
    'Signs out everywhere, or everywhere but in the session that asks. Personal tokens stay.',
  ),
  'DELETE /api/account/sessions/{session}': say('Signs out in one place.'),
  'DELETE /api/account/tokens/{token}': say('Revokes a personal token: it works no more.'),
  'GET /api/account': say('The account of the caller.'),
  'GET /api/account/second-factor': say('Whether the account has a second factor.'),
  'GET /api/account/sessions': say('Where the caller is signed in.'),
  'GET /api/account/tokens': say('The personal tokens of the caller; what they are is not told again.'),
  'PATCH /api/account': say('Changes what is given.'),
  'POST /api/account/email': say(
    'Asks for another e-mail: both addresses are written to and must agree. Tells nothing of other accounts.',
    'login_throttled',
  ),
  'POST /api/account/second-factor': say(
    'Begins to set up a second factor: a secret for an authenticator app.',
    'confirmation_required',
    'forbidden',
  ),
  'POST /api/account/tokens': say(
    'Makes a personal token, which is shown this once. A repeat with the same Idempotency-Key gets the same.',
    'email_unverified',
    'too_many_tokens',
  ),
  'PUT /api/account/password': say(
    'Chooses another password: all other sessions end, and this one gets new tokens.',
    'login_throttled',
  ),
  'PUT /api/account/second-factor': say(
    'Turns the second factor on with its first code; answers the recovery codes.',
    'second_factor_wrong',
  ),
  'POST /api/auth/confirmation': say(
    'The password again: the session counts as freshly signed in.',
    'credentials',
    'second_factor_required',
    'second_factor_wrong',
    'login_throttled',
  ),
  'POST /api/auth/links': say('Uses the link of a letter. Works signed out.', 'link_invalid', 'email_taken'),
  'POST /api/auth/login': say(
    'Signs in.',
    'credentials',
    'login_throttled',
    'second_factor_required',
    'second_factor_wrong',
  ),
  'POST /api/auth/lostpass': say(
    'Sends a letter with a link to choose a new password; the answer is the same for every address.',
  ),
  'POST /api/auth/logout': say('Signs out: the session, its cookie and its tokens end at once.'),
  'GET /api/auth/me': say('Who is signed in; `null` when nobody is.'),
  'POST /api/auth/refresh': say(
    'A new pair of tokens for a refresh token, which works once. A browser’s is in its cookie.',
    'bad_token',
  ),
  'POST /api/auth/register': say('Makes an account and signs in.'),
  'POST /api/auth/reset': say(
    'Chooses a new password by the link of a letter; every session ends.',
    'link_invalid',
    'unknown_email',
  ),
  'POST /api/auth/verification': say('Sends the letter that confirms the e-mail once more.'),
  'DELETE /api/letters/unsubscribe': say('Lets letters come again, by the link of one.', 'link_invalid'),
  'POST /api/letters/unsubscribe': say(
    'Stops letters, by the link of one. Works signed out.',
    'link_invalid',
  ),
};
