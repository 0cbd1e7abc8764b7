import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { relayWebsockets } from '@/lib/platform/http-server/websocket-relay';
import { freePort } from '@/scripts/services/ports';
import { say, startFront, statusOf, type StartedFront } from '@/tests/support/server-front';

let front: StartedFront | undefined;
let upstream: Server | undefined;
afterEach(async () => {
  await front?.stop();
  upstream?.close();
  [front, upstream] = [undefined, undefined];
});

/** A live server that answers what it was sent, and hangs up. */
async function startUpstream(): Promise<number> {
  const port = await freePort();
  upstream = createServer((socket) => {
    socket.once('data', (bytes) => socket.end(`HTTP/1.1 101 Yes\r\n\r\n${bytes.toString()}`));
  });
  await new Promise<void>((listening) => upstream?.listen(port, '127.0.0.1', listening));
  return port;
}

const relay = (port: number | undefined, maxPerAddress = 10) =>
  relayWebsockets(port, { maxPerAddress, countedAs: (address) => address });

const upgrade = (path: string, to = 'websocket') =>
  `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: ${to}\r\n\r\n`;

describe('a websocket', () => {
  it('of the Pusher protocol reaches the live server as it is, and ends with it', async () => {
    front = await startFront({ upgrade: relay(await startUpstream()) });
    const answer = await say(front.port, upgrade('/app/a-key?protocol=7'));
    expect(statusOf(answer)).toBe(101);
    expect(answer).toContain('GET /app/a-key?protocol=7 HTTP/1.1\r\nHost: a\r\n');
  });

  it.each([
    ['the calls of the live server', '/apps/govorim/events'],
    ['a path below', '/app/a-key/more'],
    ['a key with a slash in it', '/app/..%2fapps'],
    ['no key', '/app/'],
  ])('for %s gets an ordinary answer of the site', async (_, path) => {
    front = await startFront({ upgrade: relay(await startUpstream()) });
    const answer = await say(front.port, upgrade(path));
    expect(statusOf(answer)).toBe(200);
    expect(answer).toContain('from the page');
  });

  it('gets 503 while the live server is away, and the site goes on', async () => {
    front = await startFront({ upgrade: relay(await freePort()) });
    expect(statusOf(await say(front.port, upgrade('/app/a-key')))).toBe(503);
    expect((await fetch(front.url)).status).toBe(200);
  });

  it('is an ordinary request where there is no live server', async () => {
    front = await startFront({ upgrade: relay(undefined) });
    expect(statusOf(await say(front.port, upgrade('/app/a-key')))).toBe(200);
  });
});

it('a program that offers HTTP/2 gets its answer', async () => {
  front = await startFront({ upgrade: relay(await startUpstream()) });
  expect(await say(front.port, upgrade('/app/a-key', 'h2c'))).toContain('from the page');
});

describe('one address', () => {
  const opened: Socket[] = [];
  afterEach(() => opened.splice(0).forEach((socket) => socket.destroy()));

  /** Opens a websocket, which stays open where the status is 101. */
  async function open(from = ''): Promise<{ socket: Socket; answer: string }> {
    const socket = connect(front?.port ?? 0, '127.0.0.1');
    opened.push(socket);
    const header = from && `X-Forwarded-For: ${from}\r\n`;
    socket.write(`${upgrade('/app/a-key').trimEnd()}\r\n${header}\r\n`);
    const answer = await new Promise<string>((heard) =>
      socket.once('data', (bytes) => heard(bytes.toString())),
    );
    return { socket, answer };
  }
  const statusFrom = async (from = '') => statusOf((await open(from)).answer);

  /** A live server that keeps its websockets. */
  async function startPatient(): Promise<number> {
    const port = await freePort();
    upstream = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => socket.write('HTTP/1.1 101 Yes\r\n\r\n'));
    });
    await new Promise<void>((listening) => upstream?.listen(port, '127.0.0.1', listening));
    return port;
  }

  it('holds so many websockets at once and no more, until one of them is closed', async () => {
    front = await startFront({ upgrade: relay(await startPatient(), 2) });
    const { socket } = await open();
    expect(await statusFrom()).toBe(101);
    const { answer } = await open();
    expect([statusOf(answer), answer.includes('Retry-After: 30')]).toEqual([429, true]);
    expect((await fetch(front.url)).status).toBe(200);
    socket.destroy();
    let status = 429;
    while (status === 429) status = await statusFrom();
    expect([status, await statusFrom()]).toEqual([101, 429]);
  });

  it('is the one that a trusted proxy names', async () => {
    front = await startFront({ upgrade: relay(await startPatient(), 1), trustProxy: true });
    expect(await statusFrom('192.0.2.1')).toBe(101);
    expect(await statusFrom('192.0.2.2')).toBe(101);
    expect(await statusFrom('192.0.2.1, 192.0.2.2')).toBe(429);
  });

  it('is never what a browser says', async () => {
    front = await startFront({ upgrade: relay(await startPatient(), 1) });
    expect(await statusFrom('192.0.2.1')).toBe(101);
    expect(await statusFrom('192.0.2.2')).toBe(429);
  });
});
