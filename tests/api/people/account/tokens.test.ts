import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import * as account from '@/app/api/account/route';
import * as email from '@/app/api/account/email/route';
import * as password from '@/app/api/account/password/route';
import * as sessions from '@/app/api/account/sessions/route';
import * as tokens from '@/app/api/account/tokens/route';
import * as token from '@/app/api/account/tokens/[token]/route';
import { PATCH as changeSettings } from '@/app/api/admin/settings/route';
import { POST as logout } from '@/app/api/auth/logout/route';
import { GET as courses } from '@/app/api/courses/route';
import { POST as start } from '@/app/api/lessons/[lesson]/runs/route';
import { apiTokens } from '@/db/schema/accounts';
import { users } from '@/db/schema/people';
import type { ApiToken } from '@/lib/people/account/schema';
import { now, setNow } from '@/lib/platform/clock';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { getCourse } from '@/tests/support/practice';
import { bearer } from '@/tests/support/program';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';

const { db } = testDatabase();
let anna: Somebody;
beforeEach(async () => {
  setNow(null);
  anna = await makeSomebody(db, 'student');
});

const wish = { name: 'Мой скрипт', scopes: ['read'], expires_in: 30 };
const make = (changes: object = {}, headers: Record<string, string> = {}, cookie = anna.cookie) =>
  call(tokens.POST, { cookie, body: { ...wish, ...changes }, headers });
const secretOf = async (changes: object = {}) => String((await make(changes)).body.secret);
const list = async () => (await call(tokens.GET, { cookie: anna.cookie })).body.tokens as ApiToken[];
const read = (secret: string) => call(courses, { headers: bearer(secret) });
const practise = async (secret: string) => {
  const { lessons } = await getCourse(anna.cookie);
  return call(start, {
    method: 'POST',
    headers: bearer(secret),
    params: { lesson: String(lessons[0]?.id) },
  });
};

describe('a personal token', () => {
  it('is shown once, is kept as a hash, and is known by its beginning', async () => {
    const { status, body } = await make();
    expect(status).toBe(201);
    expect(body.secret).toMatch(/^govorim_[\w-]{43}$/u);
    expect(body.token).toMatchObject({ name: 'Мой скрипт', scopes: ['read'], last_used_at: null });
    expect(JSON.stringify(await list())).not.toContain(String(body.secret));
    expect(JSON.stringify(await db.select().from(apiTokens))).not.toContain(String(body.secret));
  });

  it('made to read reads, and does not practise', async () => {
    const secret = await secretOf();
    expect((await read(secret)).status).toBe(200);
    const answer = await practise(secret);
    expect([answer.status, answer.body.code]).toEqual([403, 'scope_missing']);
  });

  it('made to practise practises, and does not read', async () => {
    const secret = await secretOf({ scopes: ['learn'] });
    expect((await practise(secret)).status).toBe(201);
    expect((await read(secret)).body.code).toBe('scope_missing');
  });

  it.each([
    ['sees the account', account.GET, {}],
    ['changes the account', account.PATCH, { method: 'PATCH', body: { first_name: 'Ева' } }],
    ['changes the password', password.PUT, { method: 'PUT', body: {} }],
    ['changes the e-mail', email.POST, { body: { email: 'a@b.example', password: 'x' } }],
    ['gives a change of e-mail up', email.DELETE, { method: 'DELETE' }],
    ['sees the devices', sessions.GET, {}],
    ['ends sessions', sessions.DELETE, { method: 'DELETE', query: { which: 'all' } }],
    ['sees the tokens', tokens.GET, {}],
    ['makes another token', tokens.POST, { body: wish }],
    ['signs anybody out', logout, { method: 'POST' }],
    ['works as staff', changeSettings, { method: 'PATCH', body: {} }],
  ])('never %s, whatever its scopes', async (_, handler, options) => {
    const secret = await secretOf({ scopes: ['read', 'learn'] });
    const answer = await call(handler, { ...options, headers: bearer(secret) });
    expect([answer.status, answer.body.code]).toEqual([403, 'session_only']);
  });

  it('works for as long as it was made for', async () => {
    const [short, long] = [await secretOf(), await secretOf({ name: 'Вечный', expires_in: null })];
    setNow(new Date(now().getTime() + 29 * 86_400_000));
    expect((await read(short)).status).toBe(200);
    setNow(new Date(now().getTime() + 2 * 86_400_000));
    expect((await read(short)).body.code).toBe('bad_token');
    expect((await read(long)).status).toBe(200);
  });

  it('says when it was last used', async () => {
    await read(await secretOf());
    const [made] = await list();
    expect(made?.last_used_at).toMatch(/^\d{4}-/u);
  });

  it('ends at once when it is revoked', async () => {
    const made = await make();
    const { id } = made.body.token as ApiToken;
    const revoke = () => call(token.DELETE, { method: 'DELETE', cookie: anna.cookie, params: { token: id } });
    expect((await revoke()).status).toBe(200);
    expect((await read(String(made.body.secret))).status).toBe(401);
    expect((await revoke()).status).toBe(404);
    expect(await list()).toEqual([]);
  });

  it('of somebody else is not there to be revoked', async () => {
    const vera = await makeSomebody(db, 'student');
    const made = await make({}, {}, vera.cookie);
    const { id } = made.body.token as ApiToken;
    const params = { token: id };
    expect((await call(token.DELETE, { method: 'DELETE', cookie: anna.cookie, params })).status).toBe(404);
    expect((await read(String(made.body.secret))).status).toBe(200);
  });
});

describe('making one', () => {
  it('needs a confirmed e-mail', async () => {
    await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, anna.id));
    const answer = await make();
    expect([answer.status, answer.body.code]).toEqual([403, 'email_unverified']);
  });

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['a name of 51 letters', { name: 'я'.repeat(51) }, 'name'],
    ['a name that cannot be seen', { name: '\u200B\u202E' }, 'name'],
    ['nothing it may do', { scopes: [] }, 'scopes'],
    ['what no token may do', { scopes: ['admin'] }, 'scopes.0'],
    ['a time of its own choice', { expires_in: 31 }, 'expires_in'],
    ['a token of its own choice', { secret: 'govorim_x' }, 'secret'],
  ])('refuses %s', async (_, changes, field) => {
    const answer = await make(changes);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, [field]]);
  });

  it('twice with the same key makes one and shows the same', async () => {
    const headers = { 'idempotency-key': 'made-once-only' };
    const [first, again] = await Promise.all([make({}, headers), make({}, headers)]);
    expect(again.body).toEqual(first.body);
    expect(await list()).toHaveLength(1);
    expect((await make({ name: 'Другой' }, headers)).body.secret).not.toBe(first.body.secret);
  });

  it('with somebody else’s key makes one’s own', async () => {
    const headers = { 'idempotency-key': 'a-key-of-many' };
    const vera = await makeSomebody(db, 'student');
    const [mine, theirs] = [await make({}, headers), await make({}, headers, vera.cookie)];
    expect(mine.body.secret).not.toBe(theirs.body.secret);
  });

  it('ends at twenty, also for thirty at once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => make({ name: `№ ${index}` })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.filter(({ body }) => body.code === 'too_many_tokens')).toHaveLength(10);
    expect(await list()).toHaveLength(20);
  });
});
