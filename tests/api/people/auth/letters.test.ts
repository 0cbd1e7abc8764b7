import { beforeEach, describe, expect, it } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { emailChanges } from '@/db/schema/accounts';
import { settings } from '@/db/schema/settings';
import { users } from '@/db/schema/people';
import { getEnv } from '@/lib/platform/env';
import { letterKinds, type LetterKind } from '@/lib/people/letters/inside/kinds';
import { queueMail } from '@/lib/people/letters/service';
import { testDatabase } from '@/tests/support/database';
import { forgetLetters, receiveLetters } from '@/tests/support/letters';
import { readSettingsAnew } from '@/tests/support/settings';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';

const { db } = testDatabase();
const kinds = Object.keys(letterKinds) as LetterKind[];
const former = 'former@example.org';
let maya: Somebody;

beforeEach(async () => {
  await forgetLetters(db);
  maya = await makeSomebody(db, 'student');
  const expiresAt = new Date(Date.now() + 3_600_000);
  await db.insert(emailChanges).values({ userId: maya.id, newEmail: 'new@example.org', expiresAt });
});

async function change(values: Partial<typeof users.$inferInsert>): Promise<void> {
  await db.update(users).set(values).where(eq(users.id, maya.id));
}
async function write(kind: LetterKind) {
  await queueMail({ kind, userId: maya.id, ...(kind === 'email_changed' && { former }) });
  return receiveLetters();
}

describe.each(['ru', 'en'])('a letter in %s', (locale) => {
  it.each(kinds)('%s has a subject with the site’s title, a text, and the same as HTML', async (kind) => {
    await change({ locale, ...(kind === 'verification' && { emailVerifiedAt: null }) });
    const [letter] = await write(kind);
    const address = { own: maya.email, new: 'new@example.org', former }[letterKinds[kind].to];
    expect(letter!.to).toBe(address);
    expect(letter!.subject).toMatch(/^.{10,} · Говорим$/u);
    expect(letter!.link).toMatch(
      locale === 'ru'
        ? /:3000\/(auth|courses|account|friends|$)/u
        : /:3000\/en\/(auth|courses|account|friends|$)/u,
    );
    expect(letter!.text).toContain(letter!.link);
    expect(letter!.html).toContain(`<html lang="${locale}">`);
    for (const part of [letter!.text, letter!.html])
      expect(part).not.toMatch(/\bmail\.\w|undefined|\{\w+\}/u);
  });
});

describe('a letter', () => {
  it.each(['password_changed', 'reset'] as const)('%s fetches nothing and runs nothing', async (kind) => {
    const [letter] = await write(kind);
    expect(letter!.html).not.toMatch(/<img|<script|<link|url\(|@import|src=/u);
    expect(letter!.html).toContain('prefers-color-scheme: dark');
  });

  it('greets a reader whose address is known by name, and cannot be made to carry an address in it', async () => {
    await change({ firstName: 'evil.example' });
    const [letter] = await write('reset');
    expect(letter!.text).toContain('Здравствуйте, evil. example!');
    expect(letter!.html).not.toContain('evil.example');
  });

  it.each(['verification', 'reset'] as const)(
    'to an address nobody has confirmed carries no name: %s would be a stranger’s text',
    async (kind) => {
      await change({ firstName: 'Вы выиграли приз', emailVerifiedAt: null });
      const [letter] = await write(kind);
      expect(`${letter!.text}${letter!.html}`).not.toContain('приз');
      expect(letter!.text).toMatch(/^Здравствуйте!/u);
    },
  );

  it('escapes what it is filled with, and keeps its headers to itself', async () => {
    await change({ firstName: 'Анна"><script>alert(1)</script>' });
    const title = 'Говорим\r\nBcc: everybody@example.org\r\n\r\n<b>&';
    await db.update(settings).set({ value: title }).where(eq(settings.key, 'site.title'));
    await readSettingsAnew();
    const [letter] = await write('password_changed');
    await db.update(settings).set({ value: 'Говорим' }).where(eq(settings.key, 'site.title'));
    await readSettingsAnew();
    expect(letter!.headers.bcc).toBeUndefined();
    expect(letter!.to).toBe(maya.email);
    expect(letter!.html).not.toMatch(/<script|<b>/u);
    expect(letter!.html).toContain('&lt;script&gt;');
  });

  it('that could not be handed over waits in the queue, which holds no token', async () => {
    // The outbox is a file: nothing can be written into it.
    writeFileSync(join(getEnv().DATA_DIR, 'outbox'), '');
    expect(await write('reset')).toEqual([]);
    const [job] = await db.execute<{ attempts: number; max_attempts: number; payload: unknown }>(
      sql`select attempts, max_attempts, payload from graphile_worker._private_jobs`,
    );
    expect(job).toEqual({ attempts: 1, max_attempts: 18, payload: { kind: 'reset', userId: maya.id } });
    await db.execute(sql`update graphile_worker._private_jobs set run_at = now()`);
    expect(await receiveLetters()).toMatchObject([{ to: maya.email }]);
  });

  it('is not written to who is gone, or about what is over', async () => {
    expect(await write('verification')).toEqual([]);
    await db.delete(emailChanges).where(eq(emailChanges.userId, maya.id));
    expect(await write('email_change_new')).toEqual([]);
    await db.delete(users).where(eq(users.id, maya.id));
    expect(await write('reset')).toEqual([]);
  });

  it('says that a machine wrote it, and offers to unsubscribe only where it can be missed', async () => {
    const [needed] = await write('reset');
    const [tips] = await write('tips');
    expect(needed!.headers['auto-submitted']).toBe('auto-generated');
    expect(needed!.headers['list-unsubscribe']).toBeUndefined();
    expect(tips!.headers['list-unsubscribe']).toMatch(
      /^<http:\/\/localhost:3000\/api\/letters\/unsubscribe\?letter=[\w.-]+>$/u,
    );
    expect(tips!.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(tips!.text).toMatch(/http:\/\/localhost:3000\/unsubscribe\?letter=[\w.-]+/u);
  });
});
