import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { POST as stop } from '@/app/api/letters/unsubscribe/route';
import { PATCH as changeAccount } from '@/app/api/account/route';
import { notifications } from '@/db/schema/notifications';
import { users } from '@/db/schema/people';
import { queueDigests } from '@/lib/people/digests/digests';
import { notify } from '@/lib/people/notifications/notify';
import { removeOldNotifications } from '@/lib/people/notifications/removal';
import { setNow } from '@/lib/platform/clock';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { workOffJobs } from '@/tests/support/jobs';
import { choose, markAllRead, notificationsOf } from '@/tests/support/notifications';
import { emptyOutbox, readOutbox, type ReadLetter } from '@/tests/support/outbox';
import type { Somebody } from '@/tests/support/somebody';
import { makeMember, tie } from '@/tests/support/ties';

const { db } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000', SMTP_URL: '' });

let anna: Somebody;
let vera: Somebody;
beforeEach(async () => {
  setNow(new Date('2026-11-20T12:00:00Z'));
  await db.delete(notifications);
  emptyOutbox(process.env.DATA_DIR ?? '');
  [anna, vera] = [await makeMember(db), await makeMember(db, { user: { firstName: 'evil.example' } })];
});
afterEach(() => setNow(null));

/** The letters that are sent at a time. */
async function lettersAt(time: string): Promise<ReadLetter[]> {
  setNow(new Date(time));
  emptyOutbox(process.env.DATA_DIR ?? '');
  await queueDigests();
  await workOffJobs();
  return readOutbox(process.env.DATA_DIR ?? '');
}

const nextMorning = '2026-11-21T09:02:00Z';

describe('the letter of a day', () => {
  it('gathers what was not read, in the person’s language, and comes once', async () => {
    await db.update(users).set({ locale: 'de' }).where(eq(users.id, anna.id));
    await tie(vera, 'befriend', anna);
    await notify(db, { to: anna.id, kind: 'role_changed' });
    // Off by itself.
    await tie(vera, 'follow', anna);
    expect(await lettersAt('2026-11-20T13:02:00Z')).toEqual([]);
    const [letter, ...others] = await lettersAt(nextMorning);
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ to: anna.email, subject: 'Was es für dich Neues gibt · Говорим' });
    expect(letter?.text).toContain('* Deine Rolle auf dieser Website hat sich geändert.\n');
    // Mail programs would make a link of a name with a dot.
    expect(letter?.text).toContain('* evil. example Орлова möchte mit dir befreundet sein.\n');
    expect(letter?.html).toContain('<li>Deine Rolle auf dieser Website hat sich geändert.</li>');
    expect(letter?.text).not.toContain('folgt dir');
    expect(letter?.link).toMatch(/\/de\/friends\/news$/u);
    expect(await lettersAt('2026-11-21T10:02:00Z')).toEqual([]);
    expect(await lettersAt('2026-11-22T09:02:00Z')).toEqual([]);
  });

  it('waits for the next day where one was sent today', async () => {
    await notify(db, { to: anna.id, kind: 'role_changed' });
    expect(await lettersAt(nextMorning)).toHaveLength(1);
    await notify(db, { to: anna.id, kind: 'teacher_approved' });
    await db.update(users).set({ approvedAt: new Date() }).where(eq(users.id, anna.id));
    expect(await lettersAt('2026-11-21T20:02:00Z')).toEqual([]);
    expect(await lettersAt('2026-11-22T09:02:00Z')).toHaveLength(1);
  });

  it('comes by the person’s own clock, and in no quiet hour', async () => {
    await db.update(users).set({ timeZone: 'America/New_York' }).where(eq(users.id, anna.id));
    await choose(anna, { quiet: { from: 22, until: 11 } });
    await notify(db, { to: anna.id, kind: 'role_changed' });
    expect(await lettersAt(nextMorning)).toEqual([]);
    expect(await lettersAt('2026-11-21T15:02:00Z')).toEqual([]);
    expect(await lettersAt('2026-11-21T16:02:00Z')).toHaveLength(1);
  });

  it.each([
    ['has read everything', async () => markAllRead(anna, (await notificationsOf(anna)).items[0]!.id)],
    [
      'wants no letters about it',
      async () => choose(anna, { choice: { kind: 'role_changed', channel: 'mail', wanted: false } }),
    ],
    [
      'wants no such letters at all',
      async () =>
        call(changeAccount, { method: 'PATCH', body: { letters: { digest: false } }, cookie: anna.cookie }),
    ],
    [
      'has not confirmed the address',
      async () => db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, anna.id)),
    ],
  ])('is not sent to whoever %s', async (_, change) => {
    await notify(db, { to: anna.id, kind: 'role_changed' });
    await change();
    expect(await lettersAt(nextMorning)).toEqual([]);
  });

  it.each(['block', 'mute'] as const)('tells nothing of people since a %s', async (verb) => {
    await tie(vera, 'befriend', anna);
    await tie(anna, verb, vera);
    expect(await lettersAt(nextMorning)).toEqual([]);
  });

  it('is ended by one press in the mail program', async () => {
    await notify(db, { to: anna.id, kind: 'role_changed' });
    const [letter] = await lettersAt(nextMorning);
    expect(letter?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const [, address = ''] = /<([^>]+)>/u.exec(letter?.headers['list-unsubscribe'] ?? '') ?? [];
    const token = new URL(address).searchParams.get('letter') ?? '';
    const { status } = await call(stop, { method: 'POST', query: { letter: token } });
    expect(status).toBe(200);
    await db.update(notifications).set({ mailedAt: null });
    expect(await lettersAt('2026-11-22T09:02:00Z')).toEqual([]);
  });

  it('is one, whichever of two jobs comes first', async () => {
    await notify(db, { to: anna.id, kind: 'role_changed' });
    setNow(new Date(nextMorning));
    await Promise.all([queueDigests(), queueDigests()]);
    await Promise.all([workOffJobs(), workOffJobs()]);
    expect(readOutbox(process.env.DATA_DIR ?? '')).toHaveLength(1);
  });
});

it('what is older than half a year is deleted', async () => {
  await notify(db, { to: anna.id, kind: 'role_changed' });
  await db.execute(sql`update notifications set created_at = now() - interval '400 days'`);
  await notify(db, { to: anna.id, kind: 'report_decided', report: 1 });
  setNow(new Date());
  await removeOldNotifications();
  expect((await notificationsOf(anna)).items.map(({ kind }) => kind)).toEqual(['report_decided']);
});
