import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { WebSocket, WebSocketServer } from 'ws';
import { connect, defaultPingIntervalMs } from '@/lib/platform/realtime/uws-on-ws/connection.cjs';

const pingIntervalMs = 50;
let server: WebSocketServer;
/** Emits the name of each connection that soketi closes. */
let closed: EventEmitter;

beforeEach(async () => {
  closed = new EventEmitter();
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (socket, { url = '' }) => {
    const behavior = {
      maxBackpressure: 1_000,
      upgrade: () => undefined,
      open: () => undefined,
      message: () => undefined,
      close: () => void closed.emit('one', url),
    };
    connect(socket, {}, behavior, pingIntervalMs);
  });
  await once(server, 'listening');
});
afterEach(() => {
  for (const client of server.clients) client.terminate();
  server.close();
});

async function open(name: string, options: { autoPong: boolean }): Promise<WebSocket> {
  // The boundary: a TCP server's address is never a string.
  const { port } = server.address() as AddressInfo;
  const client = new WebSocket(`ws://127.0.0.1:${port}/${name}`, options);
  await once(client, 'open');
  return client;
}

it('a browser that answers no ping is closed within two of them, and one that does stays', async () => {
  const awake = await open('awake', { autoPong: true });
  const startedAt = performance.now();
  const first = once(closed, 'one');
  await open('asleep', { autoPong: false });
  expect(await first).toEqual(['/asleep']);
  // Timers of a busy machine are late.
  expect(performance.now() - startedAt).toBeLessThan(pingIntervalMs * 2 + 400);
  expect(awake.readyState).toBe(WebSocket.OPEN);
});

it('nobody is online for a minute after their computer was closed', () => {
  expect(defaultPingIntervalMs * 2).toBeLessThan(60_000);
});
