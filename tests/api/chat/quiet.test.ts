import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { setTimeout } from 'node:timers/promises';
import { say } from '@/tests/support/chat';
import { testDatabase } from '@/tests/support/database';
import { startStandIn, type StandIn } from '@/tests/support/realtime/stand-in';
import type { Somebody } from '@/tests/support/somebody';
import { makeFriends, makeMember, tie } from '@/tests/support/ties';

/* Events about messages of a sender whom the reader has muted or declined. */
const { db } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000', LIMIT_MEMBER: '100000' });

let server: StandIn;
let anna: Somebody;
let vera: Somebody;
beforeAll(async () => {
  server = await startStandIn();
  process.env.SOKETI_PORT = String(server.port);
});
afterAll(() => server.stop());
beforeEach(async () => {
  [anna, vera] = [await makeMember(db), await makeMember(db)];
  await makeFriends(anna, vera);
  server.events.splice(0);
});

const channelOf = ({ id }: Somebody) => `private-channel-${id}`;

/** Sends a message from Anna to Vera. @returns the event that each person's channel gets */
async function eventsOfMessage(): Promise<Map<string, unknown>> {
  const { seq } = await say(anna, vera, 'Привет!');
  const sent = () =>
    server.events.flatMap(({ name, data, to }) =>
      name === 'chat-send' && (data as { seq: number }).seq === seq
        ? to.map((channel) => [channel, data] as const)
        : [],
    );
  for (let tries = 0; sent().length < 2 && tries < 100; tries += 1) await setTimeout(20);
  return new Map(sent());
}

it('is quiet for whoever has muted the sender, who does not learn of it', async () => {
  await tie(vera, 'mute', anna);
  const events = await eventsOfMessage();
  expect(events.get(channelOf(vera))).toMatchObject({ from_id: anna.id, quiet: true });
  expect(events.get(channelOf(anna))).toMatchObject({ from_id: anna.id });
  expect(events.get(channelOf(anna))).not.toHaveProperty('quiet');
});

it('is counted by everybody else, and again when the muting is over', async () => {
  await tie(anna, 'mute', vera);
  await tie(vera, 'mute', anna);
  await tie(vera, 'unmute', anna);
  const events = await eventsOfMessage();
  expect([...events.keys()].toSorted()).toEqual([channelOf(anna), channelOf(vera)].toSorted());
  for (const data of events.values()) expect(data).not.toHaveProperty('quiet');
});
