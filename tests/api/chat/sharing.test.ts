import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { PUT as choose } from '@/app/api/chat/choices/route';
import { POST as type } from '@/app/api/chat/[person]/typing/route';
import { liveChecks, livePresence } from '@/db/schema/live';
import { checkChannels } from '@/lib/people/presence/channels';
import { startLiveWork } from '@/scripts/serve/live-work';
import { call } from '@/tests/support/call';
import { chat, contactsOf, conversationOf, say } from '@/tests/support/chat';
import { testDatabase } from '@/tests/support/database';
import { startStandIn, type StandIn } from '@/tests/support/realtime/stand-in';
import { heardBy, toldDuring } from '@/tests/support/realtime/told';
import type { Somebody } from '@/tests/support/somebody';
import { makeFriends, makeMember, tie } from '@/tests/support/ties';

/* The signs that two people who talk see of each other, besides messages. */
const { db, url } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000', LIMIT_MEMBER: '100000' });

let server: StandIn;
let liveWork: Awaited<ReturnType<typeof startLiveWork>>;
beforeAll(async () => {
  server = await startStandIn();
  process.env.SOKETI_PORT = String(server.port);
  liveWork = await startLiveWork(url);
});
afterAll(async () => {
  server.stop();
  await liveWork.close();
});

let [anna, boris] = [] as unknown as [Somebody, Somebody];
let seq: number;
beforeEach(async () => {
  [anna, boris] = [await makeMember(db), await makeMember(db)];
  await say(anna, boris, 'Привет!');
  ({ seq } = await say(boris, anna, 'Здравствуй!'));
});
afterEach(() => void jest.restoreAllMocks());

const during = async (work: () => Promise<unknown>) => toldDuring(db, server, work);
const typing = async (who: Somebody, whom: Somebody) =>
  call(type, { method: 'POST', cookie: who.cookie, params: { person: String(whom.id) } });
const shows = async (who: Somebody, what: { shows_typing?: boolean; shows_read?: boolean }) =>
  call(choose, {
    method: 'PUT',
    cookie: who.cookie,
    body: { shows_typing: true, shows_read: true, spelling_hints: false, ...what },
  });

describe('who is typing', () => {
  it('is told at most once in three seconds, however often it is said', async () => {
    const start = performance.now();
    const clock = jest.spyOn(performance, 'now');
    const at = async (ms: number) => {
      clock.mockReturnValue(start + ms);
      const told = await during(async () => typing(anna, boris));
      return heardBy(boris, told);
    };
    expect(await at(0)).toEqual(['chat-typing']);
    expect(await at(10)).toEqual([]);
    expect(await at(2_900)).toEqual([]);
    expect(await at(3_100)).toEqual(['chat-typing']);
    expect(await at(3_200)).toEqual([]);
  });

  it('is told once when it is said twice at the same moment', async () => {
    const told = await during(async () => Promise.all([typing(anna, boris), typing(anna, boris)]));
    expect(heardBy(boris, told)).toEqual(['chat-typing']);
  });

  it('is told as soon as the two show it, although it was said before', async () => {
    await shows(boris, { shows_typing: false });
    expect(heardBy(boris, await during(async () => typing(anna, boris)))).toEqual([]);
    await shows(boris, { shows_typing: true });
    expect(heardBy(boris, await during(async () => typing(anna, boris)))).toEqual(['chat-typing']);
  });

  it('to another person is told at the same time', async () => {
    const vera = await makeMember(db);
    await say(anna, vera, 'Привет!');
    await say(vera, anna, 'Здравствуй!');
    const told = await during(async () => Promise.all([typing(anna, boris), typing(anna, vera)]));
    expect([heardBy(boris, told), heardBy(vera, told)]).toEqual([['chat-typing'], ['chat-typing']]);
  });

  it.each([
    ['the one who types', () => anna],
    ['the other one', () => boris],
  ])('is told to neither of the two once %s does not show it', async (_, whose) => {
    expect((await conversationOf(anna, boris)).shows_typing).toBe(true);
    await shows(whose(), { shows_typing: false });
    const told = await during(async () => {
      await typing(anna, boris);
      await typing(boris, anna);
    });
    expect([heardBy(anna, told), heardBy(boris, told)]).toEqual([[], []]);
    expect((await conversationOf(anna, boris)).shows_typing).toBe(false);
    expect((await conversationOf(boris, anna)).shows_typing).toBe(false);
  });
});

describe('what was read', () => {
  const read = async () => chat(anna, 'read', boris, { body: { seq } });

  it('is told to the other one, and stands in their conversation', async () => {
    const told = await during(read);
    expect([heardBy(anna, told), heardBy(boris, told)]).toEqual([['chat-read'], ['chat-read']]);
    expect((await conversationOf(boris, anna)).their_read_seq).toBe(seq);
  });

  it.each([
    ['the one who reads', () => anna],
    ['the other one', () => boris],
  ])(
    'is told to neither of the two once %s does not show it, and to one’s own tabs all the same',
    async (_, whose) => {
      await shows(whose(), { shows_read: false });
      const told = await during(read);
      expect([heardBy(anna, told), heardBy(boris, told)]).toEqual([['chat-read'], []]);
      expect((await conversationOf(boris, anna)).their_read_seq).toBeNull();
      expect((await conversationOf(anna, boris)).their_read_seq).toBeNull();
    },
  );

  it('does not depend on whether typing is shown', async () => {
    await shows(anna, { shows_typing: false });
    expect(heardBy(boris, await during(read))).toEqual(['chat-read']);
  });
});

describe('who is online', () => {
  beforeEach(async () => {
    await db.delete(livePresence);
    await db.delete(liveChecks);
    server.here = [boris.id];
    await checkChannels();
  });
  const online = async () => {
    const { contacts } = await contactsOf(anna);
    return [
      contacts.map(({ person }) => person.is_online),
      (await conversationOf(anna, boris)).person.is_online,
    ];
  };

  it('is shown to friends, in the list and in the conversation', async () => {
    await makeFriends(anna, boris);
    expect(await online()).toEqual([[true], true]);
    server.here = [];
    await db.delete(liveChecks);
    await checkChannels();
    expect(await online()).toEqual([[false], false]);
  });

  it('is not shown to others, nor of somebody who is blocked', async () => {
    expect(await online()).toEqual([[false], false]);
    await makeFriends(anna, boris);
    await tie(anna, 'block', boris);
    expect(await online()).toEqual([[false], false]);
  });
});
