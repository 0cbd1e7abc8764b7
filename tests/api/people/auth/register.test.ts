import { describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { GET as me } from '@/app/api/auth/me/route';
import { POST as register } from '@/app/api/auth/register/route';
import { users } from '@/db/schema/people';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { newcomer } from '@/tests/support/people-data';

const { db } = testDatabase();
let count = 0;
const somebody = (changes: Record<string, unknown> = {}) => ({
  ...newcomer,
  email: `somebody${(count += 1)}@example.org`,
  ...changes,
});

describe('registering', () => {
  it('makes an account, signs the newcomer in and remembers the browser', async () => {
    const answer = await call(register, { body: somebody() });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/u),
      expires_in: 900,
      user: expect.objectContaining({
        name: 'Мария Петрова',
        first_name: 'Мария',
        role: 'student',
        points: 0,
      }),
    });
    const [session, refresh] = answer.headers.getSetCookie();
    expect(session).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=2592000$/u);
    expect(refresh).toMatch(/; Path=\/api\/auth; HttpOnly; SameSite=Strict; Max-Age=2592000$/u);
    const { body } = await call(me, { cookie: answer.cookie });
    expect(body.user).toEqual((answer.body as { user: unknown }).user);
  });

  it('refuses a name that says somebody is our staff, by the title that the site has', async () => {
    const names = [
      { first_name: 'Модератор', surname: 'Анна' },
      { first_name: 'Govorim', surname: 'Support' },
    ];
    for (const name of names) {
      const answer = await call(register, { body: somebody(name) });
      expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, ['surname']]);
    }
    const people = { first_name: 'Иван', surname: 'Модестов' };
    expect((await call(register, { body: somebody(people) })).status).toBe(201);
  });

  it('ends with the browser when it is not to be remembered', async () => {
    const answer = await call(register, { body: somebody({ remember: false }) });
    expect(answer.headers.get('set-cookie')).not.toContain('Max-Age');
  });

  it('queues the letter that confirms the e-mail; the account keeps the language of the page', async () => {
    const body = somebody();
    await call(register, { body, headers: { 'accept-language': 'de' } });
    const [user] = await db.select().from(users).where(eq(users.email, body.email));
    expect(user?.locale).toBe('de');
    const [job] = await db.execute<{ payload: unknown }>(
      sql`select payload from graphile_worker._private_jobs where payload->>'userId' = ${String(user?.id)}`,
    );
    expect(job?.payload).toEqual({ kind: 'verification', userId: user?.id });
  });

  it('stores no password and never answers with one', async () => {
    const body = somebody();
    const answer = await call(register, { body });
    const rows = await db.select().from(users);
    expect(JSON.stringify(rows)).not.toContain(body.password);
    expect(JSON.stringify(rows)).toContain('$argon2id$');
    expect(JSON.stringify(answer.body)).not.toMatch(/argon2|example\.org/u);
  });

  it.each([
    [
      'an address that is taken, in other letters',
      { email: 'ANNA@demo.govorim.example' },
      'email',
      'The e-mail has already been taken.',
    ],
    ['no first name', { first_name: '  ' }, 'first_name', 'The first name is required.'],
    [
      'a name of 51 letters',
      { surname: 'я'.repeat(51) },
      'surname',
      'The surname must not be longer than 50 characters.',
    ],
    ['a name that turns its reader around', { first_name: 'Ad\u202Enimda' }, 'first_name', /letters/u],
    ['a name of two scripts in one word', { first_name: '\u0410dmin' }, 'first_name', /one script/u],
    ['a bad address', { email: 'maria@' }, 'email', 'The e-mail must be a valid e-mail address.'],
    [
      'a short password',
      { password: 'короткий', password_confirmation: 'короткий' },
      'password',
      /at least 10/u,
    ],
    [
      'a password of 129 signs',
      { password: 'ж'.repeat(129), password_confirmation: 'ж'.repeat(129) },
      'password',
      /longer than 128/u,
    ],
    [
      'a password everybody uses',
      { password: 'qwertyuiop', password_confirmation: 'qwertyuiop' },
      'password',
      /most used/u,
    ],
    ['a confirmation that differs', { password_confirmation: 'другой-пароль' }, 'password', /do not match/u],
    ['a role above teacher', { role: 'administrator' }, 'role', 'The chosen role is not possible.'],
    ['who is younger than 14', { old_enough: false }, 'old_enough', /confirmation of age/u],
    ['a date of birth, which is asked later', { birth_date: '1995-05-05' }, 'birth_date', /no field/u],
    ['no consent', { consent: false }, 'consent', 'The consent must be given.'],
    ['points of one’s own', { points: 1_000_000 }, 'points', /no field/u],
    ['a number for a name', { first_name: 7 }, 'first_name', 'The first name must be text.'],
  ])('refuses %s with a sentence at the field', async (_, changes, field, sentence) => {
    const answer = await call(register, { body: somebody(changes) });
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('validation');
    expect(Object.keys(answer.body.errors ?? {})).toEqual([field]);
    expect(answer.body.errors?.[field]?.[0]).toMatch(sentence);
    expect(answer.cookie).toBe('');
  });

  it('speaks the language of the caller', async () => {
    const answer = await call(register, {
      body: somebody({ surname: '' }),
      headers: { 'accept-language': 'ru' },
    });
    expect(answer.body.errors?.surname).toEqual(['Поле «фамилия» обязательно.']);
  });
});

describe('registering the same person twice at once', () => {
  const countOf = async (email: string) =>
    (await db.select().from(users).where(eq(users.email, email))).length;

  it('makes one account, and every retry of it signs in', async () => {
    const body = somebody();
    const answers = await Promise.all([1, 2, 3, 4].map(() => call(register, { body })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body: { user } }) => JSON.stringify(user))).size).toBe(1);
    expect(await countOf(body.email)).toBe(1);
  });

  it('tells whoever has another password that the address is taken', async () => {
    const body = somebody();
    await call(register, { body });
    const other = { ...body, password: 'другой-пароль', password_confirmation: 'другой-пароль' };
    expect((await call(register, { body: other })).body.errors).toEqual({
      email: ['The e-mail has already been taken.'],
    });
    expect(await countOf(body.email)).toBe(1);
  });
});
