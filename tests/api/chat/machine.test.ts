import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { users } from '@/db/schema/people';
import { script } from '@/lib/chat/practice-partner/inside/script';
import { personalChannel } from '@/lib/platform/realtime/events';
import { inTab, tryDial } from '@/tests/support/calls';
import { chat, conversationOf, say, unreadOf } from '@/tests/support/chat';
import { sayMedia } from '@/tests/support/chat-media';
import { testDatabase } from '@/tests/support/database';
import { workOffJobs } from '@/tests/support/jobs';
import { makeMp3 } from '@/tests/support/mp3';
import { makePicture } from '@/tests/support/picture';
import { startStandIn, type StandIn } from '@/tests/support/realtime/stand-in';
import type { Somebody } from '@/tests/support/somebody';
import { makeMember, tie } from '@/tests/support/ties';

const { db } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_MEMBER: '100000' });

let live: StandIn;
beforeAll(async () => {
  live = await startStandIn();
  process.env.SOKETI_PORT = String(live.port);
});
afterAll(() => live.stop());

let anna: Somebody;
let machine: Somebody;
beforeEach(async () => {
  anna = await makeMember(db);
  machine = await makeMember(db, { user: { isMachine: true, firstName: 'Говорун', surname: '' } });
});

const textsOf = async () =>
  (await conversationOf(anna, machine)).messages.map(({ mine, text }) => [mine ? 'Анна' : 'робот', text]);

it('a machine answers each message once, and is shown as one', async () => {
  await say(anna, machine, 'Привет!');
  await workOffJobs();
  await say(anna, machine, 'Как тебя зовут?');
  await workOffJobs();
  await workOffJobs();
  const said = await textsOf();
  expect(said.map(([who]) => who)).toEqual(['Анна', 'робот', 'Анна', 'робот']);
  expect(said[3]?.[1]).toContain('Говорун');
  const { person, state } = await conversationOf(anna, machine);
  expect([person.is_machine, state]).toEqual([true, 'open']);
});

it('answers two messages in a row together', async () => {
  await say(anna, machine, 'Привет!');
  await say(anna, machine, 'Как дела?');
  await workOffJobs();
  expect((await textsOf()).map(([who]) => who)).toEqual(['Анна', 'Анна', 'робот']);
});

it('is silent to whoever has blocked it', async () => {
  await say(anna, machine, 'Привет!');
  await tie(anna, 'block', machine);
  await workOffJobs();
  expect((await textsOf()).map(([who]) => who)).toEqual(['Анна']);
});

it('no person is answered by rules', async () => {
  await db.update(users).set({ isMachine: false }).where(eq(users.id, machine.id));
  await say(anna, machine, 'Привет!');
  await workOffJobs();
  expect(await textsOf()).toHaveLength(1);
});

it('corrects what is certainly wrong, and says why in the language of the writer', async () => {
  await say(anna, machine, 'Я живу в Москва.');
  await workOffJobs();
  const [message] = (await conversationOf(anna, machine)).messages;
  expect(message?.corrections).toMatchObject([{ mine: false, text: 'Я живу в Москве.', state: 'open' }]);
  expect(message?.corrections[0]?.reason).toMatch(/предложн/u);
  await say(anna, machine, 'Спасибо!');
  await workOffJobs();
  expect((await conversationOf(anna, machine)).messages.findLast(({ mine }) => mine)?.corrections).toEqual(
    [],
  );
});

it('cannot be called', async () => {
  await say(anna, machine, 'Привет!');
  await workOffJobs();
  const { status, body } = await tryDial(inTab(anna), machine);
  expect([status, body.code]).toEqual([403, 'not_a_person']);
});

it('reads what it is sent, and tells it', async () => {
  await say(anna, machine, 'Привет!');
  const { seq } = await say(anna, machine, 'Как дела?');
  live.events.splice(0);
  await workOffJobs();
  const read = { name: 'chat-read', data: { from_id: machine.id, to_id: anna.id, seq } };
  expect(live.events).toContainEqual({ ...read, to: expect.arrayContaining([personalChannel(anna.id)]) });
  expect(await conversationOf(anna, machine)).toMatchObject({ their_read_seq: seq });
  expect(await unreadOf(machine)).toBe(0);
});

it.each([
  ['voice', { file: makeMp3(1) }],
  ['picture', { type: 'image/png' }],
] as const)('answers a %s without words, and goes on with its question', async (kind, media) => {
  await say(anna, machine, 'Привет!');
  await workOffJobs();
  await sayMedia(anna, machine, { file: await makePicture(), ...media });
  await workOffJobs();
  const [who, text = ''] = (await textsOf()).at(-1) ?? [];
  expect(who).toBe('робот');
  expect(script.pools[kind].some((line) => text.startsWith(line))).toBe(true);
  expect(text).toMatch(/\?$/u);
  // A picture with a text gets an answer to the text.
  await sayMedia(anna, machine, { file: await makePicture(), type: 'image/png', text: 'Как тебя зовут?' });
  await workOffJobs();
  expect((await textsOf()).at(-1)?.[1]).toContain('Говорун');
});

it('says nothing of a picture that was taken back meanwhile', async () => {
  await say(anna, machine, 'Привет!');
  await workOffJobs();
  const { seq } = await sayMedia(anna, machine, { file: await makePicture(), type: 'image/png' });
  await chat(anna, 'erase', machine, { seq });
  await workOffJobs();
  expect(await textsOf()).toHaveLength(3);
});
