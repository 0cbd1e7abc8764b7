import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { DELETE as cancel, POST as ask } from '@/app/api/account/email/route';
import { GET as getAccount } from '@/app/api/account/route';
import { POST as follow } from '@/app/api/auth/links/route';
import { POST as login } from '@/app/api/auth/login/route';
import { POST as reset } from '@/app/api/auth/reset/route';
import { emailChanges } from '@/db/schema/accounts';
import { throttles } from '@/db/schema/http';
import { users } from '@/db/schema/people';
import { findLinkToFollow } from '@/lib/people/auth/follow-link';
import { createMailLink } from '@/lib/people/letters/mail-links';
import { now, setNow } from '@/lib/platform/clock';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { receiveLetters } from '@/tests/support/letters';
import { makeSomebody, somebodysPassword, type Somebody } from '@/tests/support/somebody';

const { db } = testDatabase();
let anna: Somebody;
let wish: string;
let count = 0;
beforeEach(async () => {
  setNow(null);
  await db.delete(throttles);
  await receiveLetters();
  anna = await makeSomebody(db, 'student');
  wish = `anna-${(count += 1)}@new.example`;
});

const askFor = (email: string, password = somebodysPassword) =>
  call(ask, { cookie: anna.cookie, body: { email, password } });
const emailOf = async ({ id }: Somebody) => (await db.select().from(users).where(eq(users.id, id)))[0]?.email;

/** The tokens of the letters to both addresses. */
async function receiveBoth(): Promise<{ old: string; new: string }> {
  const letters = await receiveLetters();
  const tokenTo = (address: string) => {
    const link = letters.find(({ to }) => to === address)?.link ?? 'http://none';
    return new URL(link).searchParams.get('token') ?? '';
  };
  return { old: tokenTo(anna.email), new: tokenTo(wish) };
}
const press = (token: string) => call(follow, { body: { token } });

describe('another e-mail', () => {
  it.each([
    ['the old address first', ['old', 'new'] as const],
    ['the new address first', ['new', 'old'] as const],
  ])('comes when both addresses have agreed, %s', async (_, [first, second]) => {
    expect((await askFor(wish)).body.email_change).toMatchObject({
      email: wish,
      old_confirmed: false,
      new_confirmed: false,
    });
    const tokens = await receiveBoth();
    expect((await press(tokens[first])).body).toEqual({ purpose: `change_${first}`, state: 'waiting' });
    expect(await emailOf(anna)).toBe(anna.email);
    expect((await press(tokens[second])).body).toEqual({ purpose: `change_${second}`, state: 'done' });
    expect(await emailOf(anna)).toBe(wish);
    const { body } = await call(getAccount, { cookie: anna.cookie });
    expect(body).toMatchObject({ email: wish, is_verified: true, email_change: null });
    expect((await call(login, { body: { email: wish, password: somebodysPassword } })).status).toBe(200);
  });

  it('is named on the page of either letter, before anybody agrees to it', async () => {
    await askFor(wish);
    const tokens = await receiveBoth();
    expect(await findLinkToFollow(tokens.old)).toEqual({
      purpose: 'change_old',
      email: anna.email,
      newEmail: wish,
    });
    expect(await findLinkToFollow(tokens.new)).toEqual({
      purpose: 'change_new',
      email: wish,
      newEmail: wish,
    });
  });

  it('answers a call that arrives again as it did before', async () => {
    await askFor(wish);
    const { old: token } = await receiveBoth();
    const again = () => call(follow, { body: { token }, headers: { 'idempotency-key': 'the-same-key' } });
    const first = await again();
    expect(first.body.state).toBe('waiting');
    expect((await again()).body).toEqual(first.body);
    expect((await press(token)).body.code).toBe('link_invalid');
  });

  it('is told to the address so far, which is written to for the last time', async () => {
    await askFor(wish);
    const tokens = await receiveBoth();
    await press(tokens.old);
    await press(tokens.new);
    const letters = await receiveLetters();
    expect(letters.map(({ to }) => to)).toEqual([anna.email]);
  });

  it('does not come by one address alone, however often its button is pressed', async () => {
    await askFor(wish);
    const tokens = await receiveBoth();
    await press(tokens.new);
    expect((await press(tokens.new)).body.code).toBe('link_invalid');
    expect(await emailOf(anna)).toBe(anna.email);
    const { body } = await call(getAccount, { cookie: anna.cookie });
    expect(body.email_change).toMatchObject({ old_confirmed: false, new_confirmed: true });
  });

  it('comes once when both buttons are pressed at the same time', async () => {
    await askFor(wish);
    const tokens = await receiveBoth();
    const answers = await Promise.all([press(tokens.old), press(tokens.new)]);
    expect(answers.map(({ body }) => body.state).sort()).toEqual(['done', 'waiting']);
    expect(await emailOf(anna)).toBe(wish);
  });

  it('ends every link that was sent to the old address', async () => {
    const token = await createMailLink(anna.id, 'reset', anna.email);
    await askFor(wish);
    const tokens = await receiveBoth();
    await press(tokens.old);
    await press(tokens.new);
    const body = { token, password: 'другой-пароль', password_confirmation: 'другой-пароль' };
    expect((await call(reset, { body })).body.code).toBe('link_invalid');
  });

  it('has 48 hours', async () => {
    await askFor(wish);
    const tokens = await receiveBoth();
    await press(tokens.old);
    setNow(new Date(now().getTime() + 48 * 3_600_000 + 1000));
    expect((await press(tokens.new)).body.code).toBe('link_invalid');
    expect(await emailOf(anna)).toBe(anna.email);
    expect((await call(getAccount, { cookie: anna.cookie })).body.email_change).toBeNull();
  });

  it('can be given up, twice too, and its letters are worth nothing then', async () => {
    await askFor(wish);
    const tokens = await receiveBoth();
    await press(tokens.old);
    for (let times = 0; times < 2; times += 1) {
      expect((await call(cancel, { method: 'DELETE', cookie: anna.cookie })).status).toBe(200);
    }
    expect((await press(tokens.new)).body.code).toBe('link_invalid');
    expect(await db.select().from(emailChanges).where(eq(emailChanges.userId, anna.id))).toEqual([]);
  });

  it('begun anew forgets what was agreed to the one before', async () => {
    await askFor('mistyped@new.example');
    const before = await receiveBoth();
    await press(before.old);
    await askFor(wish);
    const tokens = await receiveBoth();
    expect((await press(tokens.new)).body.state).toBe('waiting');
    expect(await emailOf(anna)).toBe(anna.email);
    expect((await press(tokens.old)).body.state).toBe('done');
    expect(await emailOf(anna)).toBe(wish);
  });

  it('needs no letter to an address that was never confirmed: it may be mistyped', async () => {
    await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, anna.id));
    expect((await askFor(wish)).body.email_change).toMatchObject({ old_confirmed: true });
    const letters = await receiveLetters();
    expect(letters.map(({ to }) => to)).toEqual([wish]);
    const token = new URL(letters[0]!.link).searchParams.get('token') ?? '';
    expect((await press(token)).body.state).toBe('done');
    const { body } = await call(getAccount, { cookie: anna.cookie });
    expect(body).toMatchObject({ email: wish, is_verified: true });
    expect((await receiveLetters()).map(({ to }) => to)).not.toContain(anna.email);
  });
});

describe('an address that is another account’s', () => {
  it('is answered like any other, and its owner is not written to', async () => {
    const vera = await makeSomebody(db, 'student');
    const [free, taken] = [await askFor(wish), await askFor(vera.email.toUpperCase())];
    expect([taken.status, Object.keys(taken.body)]).toEqual([free.status, Object.keys(free.body)]);
    // One to the address so far for each of the two wishes, and none to the wish that was replaced.
    const receivers = (await receiveLetters()).map(({ to }) => to.toLowerCase());
    expect(new Set(receivers)).toEqual(new Set([anna.email]));
  });

  it('and became it only meanwhile is told of to whoever has both mailboxes', async () => {
    await askFor(wish);
    const tokens = await receiveBoth();
    const vera = await makeSomebody(db, 'student');
    await db.update(users).set({ email: wish.toUpperCase() }).where(eq(users.id, vera.id));
    await press(tokens.old);
    const answer = await press(tokens.new);
    expect([answer.status, answer.body.code]).toEqual([400, 'email_taken']);
    expect(await emailOf(anna)).toBe(anna.email);
  });
});

describe('the form for it', () => {
  it.each([
    ['a wrong password', () => askFor(wish, 'wrong'), 'password', /not right/u],
    ['the same address', () => askFor(anna.email.toUpperCase()), 'email', /must be different/u],
    ['what is no address', () => askFor('anna@'), 'email', /valid e-mail/u],
    ['two addresses in one', () => askFor('anna@new.example, evil@example.org'), 'email', /valid e-mail/u],
  ])('refuses %s at its field, and nobody is written to', async (_, tryIt, field, sentence) => {
    const answer = await tryIt();
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, [field]]);
    expect(answer.body.errors?.[field]?.[0]).toMatch(sentence);
    expect(await receiveLetters()).toEqual([]);
  });

  it('counts wrong passwords as signing in does', async () => {
    for (let tries = 0; tries < 5; tries += 1) expect((await askFor(wish, 'x')).status).toBe(400);
    expect((await askFor(wish)).body.code).toBe('login_throttled');
  });

  it('does not write to strangers more than five times in half an hour', async () => {
    for (let tries = 0; tries < 5; tries += 1) expect((await askFor(`${tries}${wish}`)).status).toBe(200);
    expect((await askFor(wish)).body.code).toBe('too_many_requests');
  });

  it('does not write to one stranger more often, whoever asks for it', async () => {
    const askAs = ({ cookie }: Somebody, email: string) =>
      call(ask, { cookie, body: { email, password: somebodysPassword } });
    for (let tries = 0; tries < 5; tries += 1) {
      const somebody = await makeSomebody(db, 'student');
      expect((await askAs(somebody, tries % 2 ? wish : wish.toUpperCase())).status).toBe(200);
    }
    expect((await askFor(wish)).body.code).toBe('too_many_requests');
    expect((await askFor(`other-${wish}`)).status).toBe(200);
  });
});
