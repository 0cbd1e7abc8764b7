import { eq } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { POST as requestExport } from '@/app/api/account/export/route';
import { POST as beginSecondFactor } from '@/app/api/account/second-factor/route';
import { POST as makeCard } from '@/app/api/cards/route';
import { POST as reviewCard } from '@/app/api/cards/[card]/reviews/route';
import { POST as takeUp } from '@/app/api/reviews/route';
import type { Connection } from '@/db/client';
import { consentVersion } from '@/db/enums';
import { users } from '@/db/schema/people';
import { createMailLink, type LinkPurpose } from '@/lib/people/letters/mail-links';
import { startSession } from '@/lib/people/auth/sessions';
import { unsubscribeTokenOf } from '@/lib/people/letters/inside/unsubscribe-token';
import { call } from '@/tests/support/call';
import { workOffJobs } from '@/tests/support/jobs';
import { newcomer } from '@/tests/support/people-data';
import { getCourse, startLesson } from '@/tests/support/practice';
import { blunder } from '@/lib/russian/exercises/solve';
import { makeToken, somebodysPassword, type Somebody } from '@/tests/support/somebody';

/** The data of a call that succeeds as described. */
export interface GoodCall {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** A file body instead of JSON. */
  file?: Blob;
  /** The expected status, for calls without an answer. */
  status?: number;
}
/** Inserts the rows that a call needs. */
export type PrepareCall = (caller: Somebody, db: Connection) => Promise<GoodCall> | GoodCall;

const nothing = () => ({});
const opening = { remember: true, client: 'program', userAgent: null, secondFactor: false } as const;

/** Good calls of accounts, courses and whatever has no file of its own here. */
export const goodCalls: Record<string, PrepareCall> = {
  'DELETE /api/account': () => ({ body: { password: somebodysPassword } }),
  'DELETE /api/account/deletion': nothing,
  'PUT /api/account/consent': () => ({ body: { version: consentVersion } }),
  'GET /api/account/export': nothing,
  'POST /api/account/export': nothing,
  'GET /api/account/export/file': async ({ cookie }) => {
    await call(requestExport, { method: 'POST', cookie });
    await workOffJobs();
    return {};
  },
  'DELETE /api/account/email': nothing,
  'DELETE /api/account/second-factor': () => ({ body: { password: somebodysPassword, code: '123456' } }),
  'DELETE /api/account/sessions': () => ({ query: { which: 'others' } }),
  'DELETE /api/account/sessions/{session}': async ({ id }) => ({
    params: { session: (await startSession(id, opening)).id },
  }),
  'DELETE /api/account/tokens/{token}': async ({ id }, db) => ({
    params: { token: (await makeToken(db, id)).id },
  }),
  'DELETE /api/courses/{course}/saved': () => ({ params: { course: 'russian-from-zero' } }),
  'GET /api/account': nothing,
  'GET /api/account/second-factor': nothing,
  'GET /api/account/sessions': nothing,
  'GET /api/account/tokens': async ({ id }, db) => {
    await makeToken(db, id);
    return {};
  },
  'PATCH /api/account': () => ({ body: { first_name: 'Майя', letters: { tips: false } } }),
  'POST /api/account/email': ({ id }) => ({
    body: { email: `other-${id}@example.org`, password: somebodysPassword },
  }),
  'POST /api/account/second-factor': nothing,
  'POST /api/account/tokens': () => ({ body: { name: 'walk', scopes: ['read'], expires_in: 30 } }),
  'PUT /api/account/password': () => ({
    body: {
      current_password: somebodysPassword,
      password: newcomer.password,
      password_confirmation: newcomer.password,
    },
  }),
  'PUT /api/courses/{course}/saved': () => ({ params: { course: 'russian-from-zero' } }),
  'PUT /api/account/second-factor': async ({ cookie }) => {
    const { body } = await call(beginSecondFactor, { method: 'POST', cookie });
    return { body: { code: generateSync({ secret: String(body.secret) }) } };
  },
  'GET /api/admin/subscriptions': ({ email }) => ({ query: { email } }),
  'PUT /api/admin/people/{person}/paid-until': ({ id }) => ({
    params: { person: String(id) },
    body: { paid_until: '2027-01-31' },
  }),
  'GET /api/admin/log': () => ({ query: { before: '1000' } }),
  'GET /api/admin/settings': nothing,
  'PATCH /api/admin/settings': () => ({ body: { 'site.phone': '+7 495 123-45-67' } }),
  'POST /api/auth/confirmation': () => ({ body: { password: somebodysPassword } }),
  'POST /api/auth/links': async (caller) => ({ body: { token: await link(caller, 'verify') } }),
  'POST /api/auth/login': ({ email }) => ({
    body: { email, password: somebodysPassword, client: 'program' },
  }),
  'POST /api/auth/logout': nothing,
  'POST /api/auth/lostpass': ({ email }) => ({ body: { email } }),
  'GET /api/auth/me': nothing,
  'POST /api/auth/refresh': ({ pair }) => ({ body: { refresh_token: pair.refresh_token } }),
  'POST /api/auth/register': ({ id }) => ({ body: { ...newcomer, email: `new-${id}@example.org` } }),
  'POST /api/auth/reset': async (caller) => ({
    body: {
      token: await link(caller, 'reset'),
      password: newcomer.password,
      password_confirmation: newcomer.password,
    },
  }),
  'POST /api/auth/verification': async ({ id }, db) => {
    await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, id));
    return {};
  },
  'DELETE /api/cards/{card}': addCard,
  'GET /api/cards': async (caller) => {
    await addCard(caller);
    return { query: { q: 'слово', state: 'all' } };
  },
  'PATCH /api/cards/{card}': async (caller) => ({ ...(await addCard(caller)), body: { suspended: true } }),
  'POST /api/cards': () => ({ body: { russian: 'снег', meaning: 'snow' } }),
  'POST /api/cards/{card}/hints': async (caller) => ({
    ...(await takeUpCard(caller)),
    body: { turn: 0, level: 1 },
  }),
  'POST /api/cards/{card}/reviews': async (caller) => ({
    ...(await takeUpCard(caller)),
    body: { turn: 0, answer: { kind: 'write', text: 'слово' }, seconds: 5 },
  }),
  'PATCH /api/cards/{card}/reviews/{turn}': async (caller) => {
    const { params } = await takeUpCard(caller);
    const body = { turn: 0, answer: { kind: 'write', text: 'слово' }, seconds: 5 };
    await call(reviewCard, { cookie: caller.cookie, params, body });
    return { params: { ...params, turn: '0' }, body: { rating: 2 } };
  },
  'GET /api/courses': nothing,
  'GET /api/courses/{course}': () => ({ params: { course: 'russian-from-zero' } }),
  'POST /api/errors': () => ({
    body: { id: 'a1b2c3d4', name: 'TypeError', message: 'x is undefined', path: '/courses/list' },
  }),
  'POST /api/exercises/{exercise}/attempts': async ({ cookie }) => {
    const { run, turn, current } = await begin(cookie);
    if (!current) throw new Error('A new run has an exercise.');
    const { exercise, task } = current;
    const answer = task.kind === 'choice' ? { kind: 'choice', option: 0 } : blunder(task);
    return { params: { exercise: String(exercise) }, body: { run, turn, answer } };
  },
  'POST /api/exercises/{exercise}/hints': async ({ cookie }) => {
    const { run, turn, current } = await begin(cookie);
    return { params: { exercise: String(current?.exercise) }, body: { run, turn, level: 1 } };
  },
  'POST /api/lessons/{lesson}/runs': async ({ cookie }) => ({
    params: { lesson: String(await firstLesson(cookie)) },
  }),
  'DELETE /api/letters/unsubscribe': ({ id }) => letter(id),
  'POST /api/letters/unsubscribe': ({ id }) => letter(id),
  'GET /api/openapi.json': nothing,
  'GET /api/ping': nothing,
  'GET /api/learning/export': () => ({ query: { format: 'csv' } }),
  // No lesson has a recording yet.
  'GET /api/recordings': () => ({ query: { text: 'снег' }, status: 404 }),
  'GET /api/speech': () => ({ query: { text: 'снег' } }),
  'GET /api/days-off': nothing,
  'POST /api/days-off': () => ({ body: { from: tomorrow(), to: tomorrow() } }),
  'DELETE /api/days-off/{day}': () => ({ params: { day: tomorrow() } }),
  'POST /api/reviews': nothing,
  'GET /api/reviews/backlog': () => ({ query: { cap: '20' } }),
  'PUT /api/reviews/backlog': () => ({ body: { cap: 20 } }),
  'GET /api/runs/{run}': async ({ cookie }) => ({ params: { run: (await begin(cookie)).run } }),
  'GET /api/settings': nothing,
  'GET /api/lexicon': () => ({ query: { q: 'се', level: 'A1', part: 'noun' } }),
  'GET /api/lexicon/{word}': () => ({ params: { word: '1' } }),
  'GET /api/languages/{locale}': () => ({ params: { locale: 'az' } }),
  'GET /api/words': () => ({ query: { form: 'сестру́' } }),
};

/** A day that is in the future in every time zone. */
const tomorrow = () => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);

const link = ({ id, email }: Somebody, purpose: LinkPurpose) => createMailLink(id, purpose, email);

const letter = (userId: number) => ({ query: { letter: unsubscribeTokenOf({ userId, topic: 'tips' }) } });

/** Makes an own card, which can only have writing exercises. */
async function addCard({ cookie }: Somebody): Promise<{ params: { card: string } }> {
  const { body } = await call(makeCard, { cookie, body: { russian: 'слово', meaning: 'word' } });
  return { params: { card: String(body.id) } };
}

async function takeUpCard(caller: Somebody): Promise<{ params: { card: string } }> {
  const card = await addCard(caller);
  await call(takeUp, { cookie: caller.cookie, method: 'POST' });
  return card;
}

async function firstLesson(cookie: string): Promise<number> {
  const { lessons } = await getCourse(cookie);
  return lessons[0]?.id ?? 0;
}

const begin = async (cookie: string) => startLesson(cookie, await firstLesson(cookie));
