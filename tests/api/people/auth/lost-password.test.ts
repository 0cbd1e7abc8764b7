import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { POST as lostpass } from '@/app/api/auth/lostpass/route';
import { mailLinks } from '@/db/schema/accounts';
import { throttles } from '@/db/schema/http';
import { users } from '@/db/schema/people';
import { setNow } from '@/lib/platform/clock';
import mail from '@/messages/ru/mail.json';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { forgetLetters, receiveLetters, receiveToken } from '@/tests/support/letters';
import { watchQueries } from '@/tests/support/watch-queries';

const { db } = testDatabase();
const anna = 'anna@demo.govorim.example';
const nobody = 'nobody@demo.govorim.example';
const ask = (email: string, headers: Record<string, string> = {}) =>
  call(lostpass, { body: { email }, headers });
const minutes = (count: number) => setNow(new Date(Date.now() + count * 60_000));

beforeEach(async () => {
  setNow(null);
  await db.delete(throttles);
  await forgetLetters(db);
});

describe('asking for a new password', () => {
  it('spec §8: “link emailed”: a known address gets its link', async () => {
    expect(await ask(anna)).toMatchObject({ status: 200, body: {} });
    const [letter, ...others] = await receiveLetters();
    expect(others).toEqual([]);
    expect(letter!.to).toBe(anna);
    expect(letter!.subject).toBe(`${mail.reset.title} · Говорим`);
    expect(letter!.link).toMatch(/^http:\/\/localhost:3000\/auth\/reset\?token=[\w.-]+$/u);
    expect(letter!.text).toContain(letter!.link);
  });

  it('does not mind capitals in the address', async () => {
    await ask(' ANNA@demo.govorim.example ');
    expect(await receiveLetters()).toHaveLength(1);
  });

  it('writes nobody when there is no such account', async () => {
    await ask(nobody);
    expect(await receiveLetters()).toEqual([]);
  });

  it('refuses what is no address, at its field', async () => {
    const answer = await ask('anna@');
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual({ email: ['The e-mail must be a valid e-mail address.'] });
  });

  it.each([
    ['Host', { host: 'evil.example' }],
    ['X-Forwarded-Host', { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }],
  ])('links to our own address whatever %s says', async (_, headers) => {
    await ask(anna, headers);
    const [letter] = await receiveLetters();
    expect(new URL(letter!.link).origin).toBe('http://localhost:3000');
    expect(`${letter!.text}${letter!.html}`).not.toContain('evil');
  });

  it('keeps only the hash of a token of 32 random bytes, and no queue holds it', async () => {
    await ask(anna);
    const queued = await db.execute(sql`select payload from graphile_worker._private_jobs`);
    const token = await receiveToken();
    expect(Buffer.from(token.split('.')[0] ?? '', 'base64url')).toHaveLength(32);
    const kept = JSON.stringify([await db.select().from(mailLinks), queued]);
    expect(kept).not.toContain(token.split('.')[0]);
    const [link] = await db.select().from(mailLinks);
    expect(link!.hash).toMatch(/^[0-9a-f]{64}$/u);
  });

  it('leaves only the newest link', async () => {
    await ask(anna);
    await receiveLetters();
    await ask(anna);
    await receiveLetters();
    const [person] = await db.select().from(users).where(eq(users.email, anna));
    expect(await db.select().from(mailLinks).where(eq(mailLinks.userId, person!.id))).toHaveLength(1);
  });
});

describe('whether an account exists', () => {
  it('is not told by status, body or headers', async () => {
    const [known, unknown] = [await ask(anna), await ask(nobody)];
    expect(known.status).toBe(unknown.status);
    expect(known.body).toEqual(unknown.body);
    expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()]);
  });

  it('is not told by what is asked of the database', async () => {
    await ask('warm@example.org');
    const known = await watchQueries(() => ask(anna));
    const unknown = await watchQueries(() => ask(nobody));
    expect(known.length).toBeGreaterThan(0);
    expect(known).toEqual(unknown);
  });

  it('is not told by the time the answer takes: medians of 200 differ by less than 5 ms', async () => {
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let sample = 0; sample < 200; sample += 1) {
      // Every other sample begins with the other kind, from an address of its own.
      const kinds = sample % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
      for (const kind of kinds) {
        const from = { 'x-forwarded-for': `198.51.100.${sample % 250}` };
        const begun = performance.now();
        await ask(kind === 'known' ? anna : nobody, from);
        times[kind].push(performance.now() - begun);
      }
      await db.delete(throttles);
    }
    expect(Math.abs(median(times.known) - median(times.unknown))).toBeLessThan(5);
  }, 60_000);
});

describe('asking too often', () => {
  it.each([
    ['an account', anna],
    ['an address without one', nobody],
  ])('about %s is refused the sixth time in half an hour, with the seconds to wait', async (_, email) => {
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await ask(email, { 'x-forwarded-for': `192.0.2.${tries + 10}` })).status).toBe(200);
    }
    const answer = await ask(email);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(1700);
    expect(answer.body.message).toMatch(/^Too many requests\. Please try again in [\d,]+ seconds\.$/u);
    minutes(31);
    expect((await ask(email)).status).toBe(200);
  });

  it('from one place is refused the 26th time in five minutes', async () => {
    for (let tries = 0; tries < 25; tries += 1)
      expect((await ask(`pupil${tries}@example.org`)).status).toBe(200);
    const answer = await ask(anna);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(300);
    minutes(6);
    expect((await ask(anna)).status).toBe(200);
  });
});

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
