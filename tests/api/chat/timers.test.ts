import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eq, inArray } from 'drizzle-orm';
import { chatTimers } from '@/db/schema/chat-talk';
import { users } from '@/db/schema/people';
import { profileLanguages } from '@/db/schema/profiles';
import { endTimerInTime } from '@/lib/chat/timers/ending';
import { now, setNow } from '@/lib/platform/clock';
import { makeExport } from '@/tests/support/account/calls';
import { rowsIn, unzip } from '@/tests/support/account/zip';
import { chat, conversationOf, messagesOf, say, unreadOf } from '@/tests/support/chat';
import { testDatabase } from '@/tests/support/database';
import type { Somebody } from '@/tests/support/somebody';
import { makeMember, tie } from '@/tests/support/ties';
import { startTimer, stepOf, timerOf, tryStart, tryStep } from '@/tests/support/timers';

const { db } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000', LIMIT_MEMBER: '100000' });

let anna: Somebody;
let boris: Somebody;
beforeEach(async () => {
  [anna, boris] = [await makeMember(db), await makeMember(db)];
  await say(anna, boris, 'Привет!');
  await say(boris, anna, 'Здравствуй!');
});
afterEach(() => setNow(null));

const minute = 60_000;
/** Stops the clock, so that the time left can be compared. */
const stop = () => setNow(now(), { still: true });
const later = (minutes: number) => setNow(new Date(now().getTime() + minutes * minute), { still: true });
const noteOf = async (who: Somebody, whom: Somebody) => (await conversationOf(who, whom)).messages.at(-1);
const code = async (answer: ReturnType<typeof tryStart>) => {
  const { status, body } = await answer;
  return [status, body.code];
};

describe('a timer', () => {
  it('runs for both, changes the language by itself, and stands in the conversation when it is over', async () => {
    const unread = await unreadOf(boris);
    stop();
    const started = await startTimer(anna, boris);
    expect(started).toMatchObject({
      languages: ['ru', 'tr'],
      minutes: 10,
      half: 0,
      left_ms: [10 * minute, 10 * minute],
      is_running: true,
    });
    later(4);
    expect((await timerOf(boris, anna)).timer).toMatchObject({
      id: started.id,
      half: 0,
      left_ms: [6 * minute, 10 * minute],
      at: now().toISOString(),
    });
    later(8);
    expect((await timerOf(anna, boris)).timer).toMatchObject({ half: 1, left_ms: [0, 8 * minute] });
    later(9);
    expect((await timerOf(anna, boris)).timer).toBeNull();
    expect(await noteOf(boris, anna)).toMatchObject({
      kind: 'timer',
      text: '',
      mine: false,
      timer: { languages: ['ru', 'tr'], minutes: 10, seconds: [600, 600] },
    });
    expect(await unreadOf(boris)).toBe(unread);
  });

  it('is paused and goes on by either of the two, and says what was really spent', async () => {
    stop();
    const { id } = await startTimer(anna, boris);
    later(2);
    expect(await stepOf(boris, anna, id, 'pause')).toMatchObject({
      is_running: false,
      left_ms: [8 * minute, 10 * minute],
    });
    later(60);
    expect((await timerOf(anna, boris)).timer).toMatchObject({ is_running: false, half: 0 });
    await stepOf(anna, boris, id, 'resume');
    later(1);
    expect(await stepOf(boris, anna, id, 'second_half')).toMatchObject({
      half: 1,
      left_ms: [7 * minute, 10 * minute],
    });
    later(5);
    expect(await stepOf(anna, boris, id, 'end')).toBeNull();
    expect((await noteOf(anna, boris))?.timer).toMatchObject({ seconds: [180, 300] });
  });

  it('that nobody looks at is ended by a job, once', async () => {
    const { id } = await startTimer(anna, boris, { languages: ['de', 'ru'], minutes: 5 });
    await endTimerInTime({ timer: id });
    expect((await timerOf(anna, boris)).timer).toMatchObject({ id });
    later(11);
    await Promise.all([endTimerInTime({ timer: id }), endTimerInTime({ timer: id }), timerOf(anna, boris)]);
    const { messages } = await messagesOf(anna, boris, { after: '2' });
    expect(messages.map(({ timer }) => timer?.seconds)).toEqual([[300, 300]]);
  });

  it('that stays paused for half a day is over', async () => {
    const { id } = await startTimer(anna, boris);
    await stepOf(anna, boris, id, 'pause');
    later(12 * 60 + 1);
    expect((await timerOf(boris, anna)).timer).toBeNull();
  });

  it('can be neither changed nor taken back in the conversation', async () => {
    const { id } = await startTimer(anna, boris);
    await stepOf(anna, boris, id, 'end');
    const { seq } = (await noteOf(anna, boris))!;
    expect((await chat(anna, 'erase', boris, { seq })).status).toBe(403);
    expect((await chat(anna, 'edit', boris, { seq, body: { text: 'x' } })).status).toBe(403);
  });
});

describe('two at once', () => {
  it('have one timer, and both see it', async () => {
    const [hers, his] = await Promise.all([
      startTimer(anna, boris),
      startTimer(boris, anna, { languages: ['ru', 'de'], minutes: 5 }),
    ]);
    expect(hers.id).toBe(his.id);
    expect(hers.languages).toEqual(his.languages);
    const rows = await db
      .select()
      .from(chatTimers)
      .where(inArray(chatTimers.startedBy, [anna.id, boris.id]));
    expect(rows).toHaveLength(1);
  });

  it('who pause, change or end it have done so once', async () => {
    stop();
    const { id } = await startTimer(anna, boris);
    later(1);
    const both = async (step: Parameters<typeof stepOf>[3]) =>
      Promise.all([stepOf(anna, boris, id, step), stepOf(boris, anna, id, step)]);
    expect(await both('second_half')).toMatchObject([{ half: 1 }, { half: 1 }]);
    expect(await both('pause')).toMatchObject([{ is_running: false }, { is_running: false }]);
    expect(await both('end')).toEqual([null, null]);
    const { messages } = await messagesOf(anna, boris, { after: '2' });
    expect(messages).toHaveLength(1);
  });

  it('do not end the next one by a step that comes late', async () => {
    const first = await startTimer(anna, boris);
    await stepOf(anna, boris, first.id, 'end');
    const next = await startTimer(boris, anna);
    expect(next.id).not.toBe(first.id);
    expect(await stepOf(anna, boris, first.id, 'end')).toMatchObject({ id: next.id, is_running: true });
  });

  it('begin a new one where an old one has run out unseen', async () => {
    const { id } = await startTimer(anna, boris);
    later(25);
    expect((await startTimer(boris, anna)).id).not.toBe(id);
    expect((await noteOf(anna, boris))?.kind).toBe('timer');
  });
});

describe('who may', () => {
  it('is none but the two', async () => {
    const { id } = await startTimer(anna, boris);
    const vera = await makeMember(db);
    // A stranger has no conversation with either person: the timer is null for them, and their calls change nothing.
    expect((await timerOf(vera, anna)).timer).toBeNull();
    expect(await code(tryStart(vera, anna))).toEqual([404, 'not_found']);
    expect(await stepOf(vera, anna, id, 'end')).toBeNull();
    expect((await timerOf(boris, anna)).timer).toMatchObject({ id });
  });

  it('is nobody before the first answer', async () => {
    const vera = await makeMember(db);
    await say(vera, anna, 'Привет!');
    expect(await code(tryStart(vera, anna))).toEqual([403, 'forbidden']);
    expect(await code(tryStart(anna, vera))).toEqual([403, 'forbidden']);
  });

  it('is nobody with a machine, or without a confirmed address', async () => {
    await db.update(users).set({ isMachine: true }).where(eq(users.id, boris.id));
    expect(await code(tryStart(anna, boris))).toEqual([403, 'forbidden']);
    await db.update(users).set({ isMachine: false }).where(eq(users.id, boris.id));
    await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, anna.id));
    expect(await code(tryStart(anna, boris))).toEqual([403, 'email_unverified']);
  });

  it('is nobody who is blocked: the timer is over for both', async () => {
    const { id } = await startTimer(anna, boris);
    await tie(boris, 'block', anna);
    expect(await code(tryStart(anna, boris))).toEqual([404, 'not_found']);
    expect(await code(tryStart(boris, anna))).toEqual([403, 'blocking']);
    expect(await stepOf(anna, boris, id, 'resume')).toBeNull();
    expect((await timerOf(boris, anna)).timer).toBeNull();
    expect((await noteOf(boris, anna))?.kind).toBe('timer');
  });

  it('is no adult at a minor’s', async () => {
    const { id } = await startTimer(anna, boris);
    await db.update(users).set({ birthDate: '2012-01-01' }).where(eq(users.id, boris.id));
    expect(await code(tryStart(anna, boris))).toEqual([404, 'not_found']);
    expect(await stepOf(anna, boris, id, 'pause')).toBeNull();
  });

  it.each([
    ['the same language twice', { languages: ['ru', 'ru'], minutes: 10 }],
    ['no language', { languages: ['ru', 'xx'], minutes: 10 }],
    ['another length', { languages: ['ru', 'en'], minutes: 7 }],
  ])('starts none with %s', async (_, body) => {
    expect((await tryStart(anna, boris, body)).status).toBe(400);
  });

  it('takes no step that there is not', async () => {
    const { id } = await startTimer(anna, boris);
    expect((await tryStep(anna, boris, id, 'swap' as 'end')).status).toBe(400);
  });
});

it('names the languages of the two, first what one learns from the other, and nothing that is hidden', async () => {
  const maya = await makeMember(db, { profile: { nativeLanguage: 'en', russianLevel: 'A2' } });
  const vera = await makeMember(db, { profile: { nativeLanguage: 'ru' } });
  await say(maya, vera, 'Привет!');
  await say(vera, maya, 'Здравствуй!');
  const speaks = (userId: number, language: string, isLearning: boolean) =>
    db.insert(profileLanguages).values({ userId, language, level: 'A2', isLearning });
  await speaks(maya.id, 'fr', true);
  await speaks(vera.id, 'tr', false);
  await speaks(vera.id, 'en', true);
  expect((await timerOf(maya, vera)).languages).toEqual(['en', 'fr', 'tr']);
  expect((await timerOf(vera, maya)).languages[0]).toBe('en');
  const hidden = await makeMember(db, { profile: { nativeLanguage: 'tr', audience: 'friends' } });
  await say(hidden, vera, 'Привет!');
  await say(vera, hidden, 'Здравствуй!').catch(() => undefined);
  expect((await timerOf(vera, hidden)).languages).not.toContain('tr');
});

it('is in the archive of either, with the other’s id alone', async () => {
  const { id } = await startTimer(anna, boris);
  await stepOf(anna, boris, id, 'end');
  expect(rowsIn(unzip(await makeExport(boris)), 'chat_timer')).toMatchObject([
    { timer: id, person: anna.id, by_me: false, languages: ['ru', 'tr'], minutes: 10 },
  ]);
});
