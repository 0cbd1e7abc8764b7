import { accountWords } from './account-words';
import { blogWords } from './blog-words';
import { commentWords } from './comment-words';
import { homeWords } from './home-words';
import { learningWords } from './learning-words';
import { say, type Words } from './say';
import { teachingWords } from './teaching-words';
import type { Method } from './types';
import { writingWords } from './writing-words';

/*
 * What the description of the API says in words, for developers: English only. A test fails when an operation has
 * no line here, and another when it refuses with a code that neither its door nor its line knows.
 */
export const introduction = `JSON over HTTP, the same for our own pages and for your programs.

Sign in with \`POST /api/auth/login\` and \`"client": "program"\`, send the \`access_token\` as \`Authorization: Bearer …\`, and exchange the \`refresh_token\` at \`POST /api/auth/refresh\` when it ends. Or make a personal API token in your account.

Field names are in snake case. A refusal says \`message\`, \`code\` and, for fields, \`errors\`. 400 is for what was filled in, 401 for a token that is missing or over, 403 for what you may not do, 404 for what is not there or not yours to know, 429 and 503 for later: both carry \`Retry-After\`. A request that is no request (a malformed address, headers over 16 kB, a body over 1 MB) is refused with 400, 405, 408, 413, 414 or 431 before anything reads it.

Every write may be repeated without harm: send an \`Idempotency-Key\`, and the repeat gets the first answer.`;

const words: Record<string, Words> = {
  ...accountWords,
  ...blogWords,
  ...learningWords,
  'GET /api/admin/log': say('What staff did, the latest first, fifty at a time.'),
  'GET /api/admin/settings': say('All settings, with who changed each last.'),
  'PATCH /api/admin/settings': say('Changes settings.'),
  'POST /api/errors': say('Tells of a page that failed in a browser.'),
  'GET /api/openapi.json': say('This document.'),
  'GET /api/ping': say('Whether a token is good and the database there.'),
  'GET /api/settings': say('The settings of the site that pages show.'),
  ...teachingWords,
  ...writingWords,
  ...commentWords,
  ...homeWords,
};

/** Throws when the table has no line for it. */
export function wordsOf(path: string, method: Method): Words {
  const found = words[`${method} ${path}`];
  if (!found) throw new Error(`lib/platform/openapi/words.ts has no line for ${method} ${path}.`);
  return found;
}

export const tags = [
  { name: 'Signing in', description: 'Sessions and tokens.' },
  { name: 'Account', description: 'What belongs to the person who is signed in.' },
  { name: 'Learning', description: 'Courses, lessons and their exercises.' },
  { name: 'Writing', description: 'Articles and pages, for those who write them.' },
  { name: 'Blog', description: 'Articles for learners.' },
  { name: 'Comments', description: 'What people say under posts and lessons.' },
  { name: 'Site', description: 'Settings and what concerns the whole site.' },
  { name: 'Administration', description: 'For administrators alone.' },
];

const tagOfSegment: Record<string, string> = {
  auth: 'Signing in',
  appeals: 'Learning',
  account: 'Account',
  letters: 'Account',
  cards: 'Learning',
  checks: 'Learning',
  courses: 'Learning',
  'days-off': 'Learning',
  placements: 'Learning',
  plan: 'Learning',
  reviews: 'Learning',
  lessons: 'Learning',
  runs: 'Learning',
  exercises: 'Learning',
  lexicon: 'Learning',
  words: 'Learning',
  learning: 'Learning',
  recordings: 'Learning',
  speech: 'Learning',
  images: 'Writing',
  writing: 'Writing',
  posts: 'Blog',
  trials: 'Learning',
  admin: 'Administration',
  comments: 'Comments',
};

export function tagOf(path: string): string {
  return tagOfSegment[path.split('/')[2] ?? ''] ?? 'Site';
}
