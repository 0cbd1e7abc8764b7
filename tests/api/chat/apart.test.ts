import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { throttles } from '@/db/schema/http';
import { users } from '@/db/schema/people';
import { profiles } from '@/db/schema/profiles';
import { startLiveWork } from '@/scripts/serve/live-work';
import { call, type Answer } from '@/tests/support/call';
import { contactsOf, conversationOf, say, unreadOf } from '@/tests/support/chat';
import { chatVerbs, inTabs, verbsForOneself, type ChatVerb, type Two } from '@/tests/support/chat-verbs';
import { testDatabase } from '@/tests/support/database';
import { notificationsOf } from '@/tests/support/notifications';
import { startStandIn, type StandIn } from '@/tests/support/realtime/stand-in';
import { heardBy, toldDuring } from '@/tests/support/realtime/told';
import { listCalls, type RouteCall } from '@/tests/support/route-calls';
import { makeMember, tie } from '@/tests/support/ties';

/*
 * Every verb of the chat, between people who may meet and people who may not (decisions, "Minors: one policy"): nothing that
 * one does reaches the other, and no answer says why.
 */
const { db, url } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000', LIMIT_MEMBER: '100000' });

let server: StandIn;
let liveWork: Awaited<ReturnType<typeof startLiveWork>>;
let routes: RouteCall[];
beforeAll(async () => {
  server = await startStandIn();
  process.env.SOKETI_PORT = String(server.port);
  liveWork = await startLiveWork(url);
  routes = await listCalls('chat');
});
afterAll(async () => {
  server.stop();
  await liveWork.close();
});
beforeEach(async () => {
  await db.delete(throttles);
});

const adult = { birthDate: '1990-02-03', createdAt: new Date('2026-01-01') };
const minor = { birthDate: `${new Date().getUTCFullYear() - 15}-01-01` };
/** A name that must not reach people who may not see its owner. */
const name = 'Евпраксия';

async function makeTwo(): Promise<Two> {
  return inTabs(
    await makeMember(db, { user: adult }),
    await makeMember(db, { user: { ...adult, firstName: name } }),
  );
}
const becomes = async ({ id }: { id: number }, change: Partial<typeof users.$inferInsert>) =>
  db.update(users).set(change).where(eq(users.id, id));
const nothing = async () => undefined;

async function makeScene(verb: ChatVerb) {
  const two = await makeTwo();
  await say(two.other, two.me, 'Привет!');
  if (verb.before !== null) await say(two.me, two.other, 'Привет!');
  return { two, about: (await verb.before?.(two)) ?? {} };
}

async function act({ method, handler, name: route }: RouteCall, two: Two, about: object): Promise<Answer> {
  const params = { person: String(two.other.id), seq: '1', call: '1', media: crypto.randomUUID(), ...about };
  return call(handler, { method, cookie: two.me.cookie, params, ...chatVerbs[route]?.sent?.(about, two) });
}

/** The answer to a verb after the two people were parted, and everything that the other one can notice of it. */
async function attempt(route: RouteCall, between: (two: Two) => Promise<unknown>) {
  const { two, about } = await makeScene(chatVerbs[route.name]!);
  await between(two);
  const before = await seenBy(two);
  let answer: Answer | undefined;
  const told = await toldDuring(db, server, async () => (answer = await act(route, two, about)));
  return { two, answer: answer!, told, before, after: await seenBy(two) };
}

/** Everything that the other person can see of the conversation, and their notifications. */
async function seenBy({ me, other }: Two) {
  const { messages } = await conversationOf(other, me);
  return {
    said: messages.map(({ text, reactions, corrections, media, note }) =>
      JSON.stringify({ text, reactions, corrections, media, note: note && { ...note, is_kept: false } }),
    ),
    unread: [await unreadOf(other), (await contactsOf(other)).requests],
    news: (await notificationsOf(other)).items.map(({ id }) => id),
  };
}
const silent = JSON.stringify({ text: '', reactions: [], corrections: [], media: null, note: null });

it('knows every verb of the chat', () => {
  expect(routes.map(({ name: each }) => each).toSorted()).toEqual(
    [...Object.keys(chatVerbs), ...verbsForOneself].toSorted(),
  );
});

const verbs = Object.entries(chatVerbs);
const routeOf = (wanted: string) => routes.find(({ name: each }) => each === wanted)!;

describe('between two who may meet', () => {
  it.each(verbs)('%s does what it is for, and the other hears of it once', async (route, { tells = [] }) => {
    const { two, answer, told } = await attempt(routeOf(route), nothing);
    expect([200, 201]).toContain(answer.status);
    expect(heardBy(two.other, told).toSorted()).toEqual([...tells].toSorted());
  });
});

const closed = async ({ other }: Two) =>
  db.update(profiles).set({ audience: 'nobody' }).where(eq(profiles.userId, other.id));
const answersOfGone = new Map<string, unknown[]>();
/** Status and code when the other person's profile is hidden, and there was a conversation. */
async function answerOfGone(route: RouteCall): Promise<unknown[]> {
  const known = answersOfGone.get(route.name);
  if (known) return known;
  const { answer } = await attempt(route, closed);
  const short = [answer.status, answer.body.code];
  answersOfGone.set(route.name, short);
  return short;
}

const apart: [string, (two: Two) => Promise<unknown>][] = [
  ['an adult and a minor', async ({ other }) => becomes(other, minor)],
  ['a minor and an adult', async ({ me }) => becomes(me, minor)],
  ['somebody and whoever has blocked them', async ({ me, other }) => tie(other, 'block', me)],
];

describe.each(apart)('between %s', (_, between) => {
  it.each(verbs)('%s answers as for somebody who is gone, and reaches nobody', async (route, verb) => {
    const { two, answer, told, before, after } = await attempt(routeOf(route), between);
    expect([answer.status, answer.body.code]).toEqual(await answerOfGone(routeOf(route)));
    expect(JSON.stringify(answer.body)).not.toContain(name);
    expect(heardBy(two.other, told)).toEqual([]);
    const known = [...before.said, silent];
    expect(after.said.filter((message) => !known.includes(message) && !verb.takesBack)).toEqual([]);
    expect([after.unread, after.news]).toEqual([before.unread, before.news]);
  });

  it.each(verbs.filter(([route]) => route.includes('[person]')))(
    '%s is for a stranger as for nobody',
    async (route) => {
      const [two, nobody] = [await makeTwo(), 2_000_000_000];
      await between(two);
      let answer: Answer | undefined;
      const told = await toldDuring(db, server, async () => (answer = await act(routeOf(route), two, {})));
      const missing = await act(routeOf(route), { ...two, other: { ...two.other, id: nobody } }, {});
      expect([answer!.status, answer!.body]).toEqual([missing.status, missing.body]);
      expect(heardBy(two.other, told)).toEqual([]);
    },
  );
});

describe('between somebody and whom they have blocked', () => {
  it.each(verbs)('%s reaches nobody', async (route, verb) => {
    const { two, told, before, after } = await attempt(routeOf(route), async ({ me, other }) =>
      tie(me, 'block', other),
    );
    expect(heardBy(two.other, told)).toEqual([]);
    const known = [...before.said, silent];
    expect(after.said.filter((message) => !known.includes(message) && !verb.takesBack)).toEqual([]);
    expect([after.unread, after.news]).toEqual([before.unread, before.news]);
  });
});
