import type { ErrorCode } from '@/lib/errors';
import type { Method } from './types';

/*
 * What the description of the API says in words, for developers: English only. A test fails when an operation has
 * no line here, and another when it refuses with a code that neither its door nor its line knows.
 */
export const introduction = `JSON over HTTP, the same for our own pages and for your programs.

Sign in with \`POST /api/auth/login\` and \`"client": "program"\`, send the \`access_token\` as \`Authorization: Bearer …\`, and exchange the \`refresh_token\` at \`POST /api/auth/refresh\` when it ends. Or make a personal API token in your account.

Field names are in snake case. A refusal says \`message\`, \`code\` and, for fields, \`errors\`. 400 is for what was filled in, 401 for a token that is missing or over, 403 for what you may not do, 404 for what is not there or not yours to know, 429 and 503 for later: both carry \`Retry-After\`. A request that is no request (a malformed address, headers over 16 kB, a body over 1 MB) is refused with 400, 405, 408, 413, 414 or 431 before anything reads it.

Every write may be repeated without harm: send an \`Idempotency-Key\`, and the repeat gets the first answer.`;

interface Words {
  summary: string;
  /** Codes of its verb; those of the door are known. */
  refusals: readonly ErrorCode[];
}

const words: Record<string, Words> = {
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
  'GET /api/admin/log': say('What staff did, the latest first, fifty at a time.'),
  'GET /api/admin/settings': say('All settings, with who changed each last.'),
  'PATCH /api/admin/settings': say('Changes settings.'),
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
  'DELETE /api/cards/{card}': say('Removes a card of the caller’s; its reviews stay in the log.'),
  'GET /api/cards': say('The caller’s cards, the latest first, by search and state.'),
  'PATCH /api/cards/{card}': say(
    'Pauses a card, puts it off until tomorrow, or changes what is one’s own on it.',
  ),
  'POST /api/cards': say(
    'Makes a card of a word of the courses, if there is none, or of a word of one’s own.',
  ),
  'POST /api/cards/{card}/hints': say(
    'Opens the next hint of a review: it will count as hard.',
    'turn_passed',
  ),
  'POST /api/cards/{card}/reviews': say(
    'Answers the review that is due; the same turn again gets the first answer.',
    'turn_passed',
  ),
  'PATCH /api/cards/{card}/reviews/{turn}': say(
    'Rates a review otherwise, until the next one of its card.',
    'turn_passed',
  ),
  'GET /api/courses': say('The courses, with how far the caller has come.'),
  'GET /api/courses/{course}': say('A course and its lessons.'),
  'PUT /api/courses/{course}/saved': say('Saves a course for later; again changes nothing.'),
  'DELETE /api/courses/{course}/saved': say('Takes a course out of the saved ones; again changes nothing.'),
  'POST /api/errors': say('Tells of a page that failed in a browser.'),
  'POST /api/exercises/{exercise}/attempts': say(
    'Answers the exercise that is due in a run; the same turn again gets the first answer.',
    'turn_passed',
  ),
  'POST /api/exercises/{exercise}/hints': say(
    'Opens the next hint of the exercise that is due, or shows an open one again.',
    'turn_passed',
  ),
  'POST /api/lessons/{lesson}/runs': say(
    'Goes on with the open run through a lesson, or begins one.',
    'lesson_locked',
  ),
  'DELETE /api/letters/unsubscribe': say('Lets letters come again, by the link of one.', 'link_invalid'),
  'POST /api/letters/unsubscribe': say(
    'Stops letters, by the link of one. Works signed out.',
    'link_invalid',
  ),
  'GET /api/openapi.json': say('This document.'),
  'GET /api/ping': say('Whether a token is good and the database there.'),
  'POST /api/placements': say('Goes on with the placement test that was left within a day, or begins one.'),
  'GET /api/placements/{placement}': say('A placement test: the question that is due, or the result.'),
  'POST /api/placements/{placement}/answers': say(
    'Answers the question that is due; the same turn again changes nothing.',
    'turn_passed',
  ),
  'POST /api/placements/{placement}/result': say(
    'Ends a placement test with what was answered; again changes nothing.',
  ),
  'DELETE /api/plan': say('Gives the plan up, with its calendar.'),
  'GET /api/plan': say('The caller’s plan, this week, and what it comes to.'),
  'PUT /api/plan': say('Makes a plan, changes it, or begins it anew from today.'),
  'DELETE /api/plan/calendar': say('Revokes the secret address of the plan’s calendar.'),
  'POST /api/plan/calendar': say(
    'A new secret address of the plan’s calendar, told this once; the old one ends. A repeat with the same Idempotency-Key gets the same.',
  ),
  'GET /api/plan/calendar/{token}': say(
    'The plan as an iCalendar file, for whoever knows the secret address.',
  ),
  'POST /api/plan/forecasts': say('What a plan would come to; nothing is kept.'),
  'GET /api/days-off': say('The days off ahead, which a row of days passes over.'),
  'POST /api/days-off': say('Plans days off, from tomorrow on. Answers all that lie ahead.'),
  'DELETE /api/days-off/{day}': say('Gives a day off up that lies ahead. Answers the others.'),
  'POST /api/reviews': say('What is to be reviewed, with the exercise that comes next.'),
  'GET /api/reviews/backlog': say('How many cards each day would have, were what is due spread so.'),
  'PUT /api/reviews/backlog': say('Spreads what is due over the days to come.'),
  'GET /api/runs/{run}': say('A run of the caller’s: the exercise that is due, or the summary.'),
  'GET /api/words': say(
    'One Russian word: what it means in our courses, which form it is, and its other forms.',
  ),
  'GET /api/settings': say('The settings of the site that pages show.'),
};

function say(summary: string, ...refusals: ErrorCode[]): Words {
  return { summary, refusals };
}

/** Throws when the table has no line for it. */
export function wordsOf(path: string, method: Method): Words {
  const found = words[`${method} ${path}`];
  if (!found) throw new Error(`lib/openapi/words.ts has no line for ${method} ${path}.`);
  return found;
}

export const tags = [
  { name: 'Signing in', description: 'Sessions and tokens.' },
  { name: 'Account', description: 'What belongs to the person who is signed in.' },
  { name: 'Learning', description: 'Courses, lessons and their exercises.' },
  { name: 'Site', description: 'Settings and what concerns the whole site.' },
  { name: 'Administration', description: 'For administrators alone.' },
];

const tagOfSegment: Record<string, string> = {
  auth: 'Signing in',
  account: 'Account',
  letters: 'Account',
  cards: 'Learning',
  courses: 'Learning',
  'days-off': 'Learning',
  placements: 'Learning',
  plan: 'Learning',
  reviews: 'Learning',
  lessons: 'Learning',
  runs: 'Learning',
  exercises: 'Learning',
  words: 'Learning',
  admin: 'Administration',
};

export function tagOf(path: string): string {
  return tagOfSegment[path.split('/')[2] ?? ''] ?? 'Site';
}
