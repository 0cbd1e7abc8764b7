import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { POST as links } from '@/app/api/auth/links/route';
import { GET as me } from '@/app/api/auth/me/route';
import { POST as register } from '@/app/api/auth/register/route';
import { POST as resend } from '@/app/api/auth/verification/route';
import { mailLinks } from '@/db/schema/accounts';
import { throttles } from '@/db/schema/http';
import { users } from '@/db/schema/people';
import { findLinkToFollow } from '@/lib/people/auth/follow-link';
import { removeOldLinks } from '@/lib/people/letters/mail-links';
import { setNow } from '@/lib/platform/clock';
import mail from '@/messages/ru/mail.json';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { forgetLetters, receiveLetters, receiveToken } from '@/tests/support/letters';
import { signIn } from '@/tests/support/people';
import { newcomer } from '@/tests/support/people-data';

const { db } = testDatabase();
const hour = 3_600_000;
let count = 0;

/** Registers on the Russian page. */
async function registerMaria(): Promise<{ email: string; cookie: string }> {
  const email = `maria${(count += 1)}@example.org`;
  const body = { ...newcomer, email };
  const { cookie } = await call(register, { body, headers: { 'accept-language': 'ru' } });
  return { email, cookie };
}
const follow = (token: string) => call(links, { body: { token } });
const isVerified = async (cookie: string) => {
  const { body } = await call(me, { cookie });
  return (body.user as { is_verified: boolean }).is_verified;
};

beforeEach(async () => {
  setNow(null);
  await db.delete(throttles);
  await forgetLetters(db);
});

describe('confirming one’s e-mail', () => {
  it('begins with a letter after registering, in the language of the page', async () => {
    const { email } = await registerMaria();
    const letters = await receiveLetters();
    expect(letters.map(({ to, subject }) => [to, subject])).toEqual([
      [email, `${mail.verification.title} · Говорим`],
    ]);
    expect(letters[0]!.link).toMatch(/^http:\/\/localhost:3000\/auth\/confirm\?token=[\w.-]+$/u);
  });

  it('is done by the link, signed out, on whatever device', async () => {
    const { cookie } = await registerMaria();
    const token = await receiveToken();
    expect(await isVerified(cookie)).toBe(false);
    const answer = await call(links, { body: { token }, headers: { origin: null } });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ purpose: 'verify', state: 'done' });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await isVerified(cookie)).toBe(true);
  });

  it('is not done by opening the page, as mail programs do', async () => {
    const { email, cookie } = await registerMaria();
    const token = await receiveToken();
    expect(await findLinkToFollow(token)).toEqual({ purpose: 'verify', email, newEmail: email });
    expect(await isVerified(cookie)).toBe(false);
    expect((await follow(token)).status).toBe(200);
  });

  it('works once, and says so the second time', async () => {
    await registerMaria();
    const token = await receiveToken();
    await follow(token);
    const again = await follow(token);
    expect([again.status, again.body.code]).toEqual([400, 'link_invalid']);
    expect(await findLinkToFollow(token)).toBeNull();
  });

  it('works for 48 hours; the clean-up forgets older links', async () => {
    await registerMaria();
    const token = await receiveToken();
    setNow(new Date(Date.now() + 47 * hour));
    expect(await findLinkToFollow(token)).not.toBeNull();
    setNow(new Date(Date.now() + 48 * hour));
    expect((await follow(token)).body.code).toBe('link_invalid');
    setNow(new Date(Date.now() + 49 * hour));
    await removeOldLinks();
    expect(await db.select().from(mailLinks)).toEqual([]);
  });

  it('does not confirm an e-mail that the account has no more', async () => {
    const { email, cookie } = await registerMaria();
    const token = await receiveToken();
    await db
      .update(users)
      .set({ email: `other-${email}` })
      .where(eq(users.email, email));
    expect((await follow(token)).body.code).toBe('link_invalid');
    expect(await isVerified(cookie)).toBe(false);
  });

  it('is answered with tips, once', async () => {
    const { email } = await registerMaria();
    await follow(await receiveToken());
    const letters = await receiveLetters();
    expect(letters.map(({ to, subject }) => [to, subject])).toEqual([
      [email, `${mail.tips.title} · Говорим`],
    ]);
  });
});

describe('asking for the letter again', () => {
  it('sends another, and the first link is over', async () => {
    const { cookie } = await registerMaria();
    const first = await receiveToken();
    expect((await call(resend, { method: 'POST', cookie })).status).toBe(200);
    const second = await receiveToken();
    expect((await follow(first)).body.code).toBe('link_invalid');
    expect((await follow(second)).status).toBe(200);
  });

  it('sends one for a call that arrives twice', async () => {
    const { cookie } = await registerMaria();
    await receiveLetters();
    const headers = { 'idempotency-key': 'the-same-call' };
    await Promise.all([1, 2].map(() => call(resend, { method: 'POST', cookie, headers })));
    expect(await receiveLetters()).toHaveLength(1);
  });

  it('is refused the sixth time in half an hour, with the seconds to wait', async () => {
    const { cookie } = await registerMaria();
    const again = () => call(resend, { method: 'POST', cookie });
    for (let tries = 0; tries < 5; tries += 1) expect((await again()).status).toBe(200);
    const answer = await again();
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(1700);
    setNow(new Date(Date.now() + hour));
    expect((await again()).status).toBe(200);
  });

  it('sends nothing to who has confirmed, and is nothing for visitors', async () => {
    expect((await call(resend, { method: 'POST', cookie: await signIn('anna') })).status).toBe(200);
    expect(await receiveLetters()).toEqual([]);
    expect((await call(resend, { method: 'POST' })).status).toBe(401);
  });
});
