import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LiveEvent } from '@/lib/platform/realtime/events';
import { getPusher } from '@/lib/platform/realtime/inside/pusher';
import { takeTogether } from '@/lib/platform/realtime/inside/together';
import { publish } from '@/lib/platform/realtime/publish';
import { RawClient, startSoketi, type StartedSoketi } from '@/tests/support/realtime/soketi';

const event = (name: string, channels: number) => ({
  name,
  data: {},
  channels: Array.from({ length: channels }, (_, index) => `private-channel-${index + 1}`),
});
const namesOf = (events: readonly { name: string }[]) => events.map(({ name }) => name).join('');

describe('the events of one call', () => {
  it.each([
    ['one', [event('a', 2)], 'a', ''],
    [
      'several, for ten channels in all',
      [event('a', 2), event('b', 6), event('c', 2), event('d', 1)],
      'abc',
      'd',
    ],
    ['one for more channels alone', [event('a', 100), event('b', 1)], 'a', 'b'],
    [
      'none behind one that does not fit, because they come in order',
      [event('a', 2), event('b', 9), event('c', 1)],
      'a',
      'bc',
    ],
  ])('are %s', (_, waiting, together, later) => {
    const { events, rest } = takeTogether(waiting);
    expect([namesOf(events), namesOf(rest)]).toEqual([together, later]);
  });
});

describe('events that are published', () => {
  let soketi: StartedSoketi;
  let client: RawClient;
  beforeAll(async () => {
    soketi = await startSoketi();
    Object.assign(process.env, {
      SOKETI_PORT: String(soketi.port),
      AUTH_SECRET: 'only for tests '.repeat(4),
      DATABASE_URL: 'postgres://none/none',
    });
    client = await RawClient.connect(soketi);
    await client.subscribe('private-channel-1');
  }, 30_000);
  afterAll(async () => {
    client.end();
    await soketi.stop();
  });

  it('at the same moment come all, once and in their order, by far fewer calls', async () => {
    let calls = 0;
    const pusher = getPusher();
    if (!pusher) throw new Error('There is no live server.');
    for (const verb of ['trigger', 'triggerBatch'] as const) {
      const real = pusher[verb].bind(pusher) as (...given: unknown[]) => Promise<never>;
      Object.assign(pusher, { [verb]: (...given: unknown[]) => ((calls += 1), real(...given)) });
    }
    const seqs = Array.from({ length: 101 }, (_, index) => index + 1);
    await Promise.all(
      seqs.map((seq) => publish([1, 2], { name: 'chat-send', data: { from_id: 2, to_id: 1, seq } })),
    );
    await publish([1], { name: 'notify', data: {} });
    await client.next('notify');
    const heard = client
      .heard('chat-send')
      .map(({ data }) => (JSON.parse(String(data)) as { seq: number }).seq);
    expect(heard).toEqual(seqs);
    // One for the first, one for each five of the others, one for the last.
    expect(calls).toBe(22);
  });

  it('carry what their schema says alone, and are not sent where they are not as it says', async () => {
    const pair = { from_id: 2, to_id: 1 };
    const said = { ...pair, text: 'Привет' };
    await publish([1], { name: 'chat-change', data: said });
    // The boundary: what is planned in a transaction comes back as text, which no type holds to anything.
    const wrong = { name: 'chat-change', data: { from_id: 'Привет', to_id: 1 } } as unknown as LiveEvent;
    await publish([1], wrong);
    await publish([1], { name: 'chat-typing', data: pair });
    await client.next('chat-typing');
    expect(client.heard('chat-change').map(({ data }) => JSON.parse(String(data)) as unknown)).toEqual([
      pair,
    ]);
  });

  it('are given up where nobody answers, and nothing waits for that', async () => {
    await soketi.stop();
    const started = Date.now();
    await Promise.all([1, 2, 3].map(() => publish([1], { name: 'notify', data: {} })));
    await publish([1], { name: 'notify', data: {} });
    expect(Date.now() - started).toBeLessThan(1_500);
  });
});
