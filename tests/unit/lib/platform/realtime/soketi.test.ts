import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { app, RawClient, startSoketi, type StartedSoketi } from '@/tests/support/realtime/soketi';

/* soketi as `npm start` runs it: what it does for us, and that none of its known faults is left (its process stays alive). */
let soketi: StartedSoketi;
const clients: RawClient[] = [];
const open = async () => {
  const client = await RawClient.connect(soketi);
  clients.push(client);
  return client;
};
const isAlive = async () => (await fetch(`http://127.0.0.1:${soketi.port}/ready`)).status === 200;

beforeAll(async () => void (soketi = await startSoketi()), 30_000);
afterEach(() => clients.splice(0).forEach((client) => client.end()));
afterAll(() => soketi.stop());

describe('an event', () => {
  it('reaches whoever is subscribed, and nobody else', async () => {
    const [anna, boris] = [await open(), await open()];
    await anna.subscribe('private-channel-1');
    await boris.subscribe('private-channel-2');
    await soketi.pusher.trigger('private-channel-1', 'notify', {});
    await soketi.pusher.trigger('private-channel-2', 'last', {});
    await boris.next('last');
    expect(anna.heard('notify')).toHaveLength(1);
    expect(boris.heard('notify')).toEqual([]);
  });

  it('reaches a hundred channels by one call', async () => {
    const client = await open();
    const channels = Array.from({ length: 100 }, (_, index) => `private-channel-${index + 1}`);
    await client.subscribe(channels.at(-1) ?? '');
    await soketi.pusher.trigger(channels, 'notify', {});
    await client.next('notify');
  });

  it('is refused from whoever does not know the secret, with the status that says so', async () => {
    const url = `http://127.0.0.1:${soketi.port}/apps/${app.appId}/events?auth_key=${app.key}&auth_timestamp=1&auth_version=1.0&auth_signature=no`;
    const body = JSON.stringify({ name: 'notify', channel: 'private-channel-1', data: '{}' });
    const answer = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json' },
    });
    expect(answer.status).toBe(401);
  });

  it('that is too large is refused with 413', async () => {
    const sent = soketi.pusher.trigger('private-channel-1', 'notify', 'a'.repeat(20_000));
    await expect(sent).rejects.toMatchObject({ status: 413 });
  });
});

describe('a subscription', () => {
  it('with a forged signature gets an error and no events', async () => {
    const client = await open();
    await client.subscribe('private-channel-1', `${app.key}:${'0'.repeat(64)}`);
    await soketi.pusher.trigger('private-channel-1', 'notify', {});
    await client.subscribe('private-channel-2');
    expect(client.heard('pusher_internal:subscription_succeeded')).toHaveLength(1);
    expect(client.heard('notify')).toEqual([]);
  });

  it('made for another connection is worth nothing', async () => {
    const [thief, owner] = [await open(), await open()];
    const { auth } = soketi.pusher.authorizeChannel(owner.socketId, 'private-channel-1');
    await thief.subscribe('private-channel-1', auth);
    expect(thief.heard('pusher_internal:subscription_succeeded')).toEqual([]);
  });
});

describe('the connections of a person', () => {
  it('are closed when the site says so, and those of others stay', async () => {
    const [anna, boris] = [await open(), await open()];
    anna.signIn('1');
    boris.signIn('2');
    await Promise.all([anna.next('pusher:signin_success'), boris.next('pusher:signin_success')]);
    await soketi.pusher.terminateUserConnections('1');
    expect(await anna.closed()).toBe(4009);
    expect(boris.closeCode).toBeNull();
  });
});

describe('somebody who comes and goes', () => {
  it('is reported to the site, each time at once and signed over what is sent', async () => {
    const reports: { name: string; channel: string }[] = [];
    const site = createServer((request, response) => {
      void text(request).then((raw) => {
        const headers = Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
        );
        const webhook = soketi.pusher.webhook({ headers, rawBody: raw });
        expect([request.method, request.url, webhook.isValid()]).toEqual([
          'POST',
          '/api/broadcasting/webhook',
          true,
        ]);
        reports.push(...webhook.getEvents());
        response.end('{}');
      });
    });
    await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
    // The boundary: a TCP server's address is never a string.
    const reporting = await startSoketi(undefined, (site.address() as AddressInfo).port);
    const until = async (count: number) => {
      while (reports.length < count) await new Promise((later) => setTimeout(later, 20));
    };
    const tabs = [await RawClient.connect(reporting), await RawClient.connect(reporting)];
    for (const tab of tabs) await tab.subscribe('private-channel-7');
    await until(1);
    for (const tab of tabs) tab.end();
    await until(2);
    const channel = 'private-channel-7';
    expect(reports).toEqual([
      { name: 'channel_occupied', channel },
      { name: 'channel_vacated', channel },
    ]);
    await reporting.stop();
    site.close();
  }, 20_000);
});

describe('a hostile connection is closed, and soketi lives on:', () => {
  it.each([
    ['a subscription without data', { event: 'pusher:subscribe' }],
    ['a subscription to a number', { event: 'pusher:subscribe', data: { channel: 7 } }],
    ['an unsubscription without data', { event: 'pusher:unsubscribe' }],
    ['a signin without data', { event: 'pusher:signin' }],
    ['server events of somebody else', { event: 'pusher:subscribe', data: { channel: '#server-to-user-1' } }],
    ['a client event', { event: 'client-x', channel: 'private-channel-1', data: {} }],
    ['no JSON', '{'],
    ['binary data', Buffer.from([0, 1, 2])],
  ])('%s', async (_, frame) => {
    const client = await open();
    client.send(frame);
    expect(await client.closed()).toBe(4009);
    expect(await isAlive()).toBe(true);
  });

  it('a frame of more than 16 KB', async () => {
    const client = await open();
    client.send({ event: 'pusher:ping', data: 'a'.repeat(17_000) });
    expect(await client.closed()).toBe(1009);
    expect(await isAlive()).toBe(true);
  });

  it('more than fifty frames in a second', async () => {
    const client = await open();
    for (let count = 0; count < 150; count += 1) client.send({ event: 'pusher:ping', data: {} });
    expect(await client.closed()).toBe(4100);
    expect(await isAlive()).toBe(true);
  });

  it('bytes that are no HTTP', async () => {
    const socket = connect(soketi.port, '127.0.0.1', () =>
      socket.write('\u0016\u0003\u0001 nothing\r\n\r\n'),
    );
    socket.on('error', () => undefined);
    socket.resume();
    await new Promise((closed) => socket.on('close', closed));
    expect(await isAlive()).toBe(true);
  });
});

it('a port that is taken is an error, not "up"', async () => {
  await expect(startSoketi(soketi.port)).rejects.toThrow('soketi has ended');
});

it('waits where the Redis that joins it to other machines is not reached, and takes nobody meanwhile', async () => {
  const waiting = await startSoketi(undefined, undefined, { REDIS_URL: 'redis://127.0.0.1:1' });
  await expect(fetch(`http://127.0.0.1:${waiting.port}/ready`)).rejects.toThrow('fetch failed');
  await waiting.stop();
}, 20_000);

it('stops within two seconds, and tells browsers to come back at once', async () => {
  const other = await startSoketi();
  const client = await RawClient.connect(other);
  const before = Date.now();
  await other.stop();
  expect(await client.closed()).toBe(4200);
  expect(Date.now() - before).toBeLessThan(4_000);
}, 30_000);
