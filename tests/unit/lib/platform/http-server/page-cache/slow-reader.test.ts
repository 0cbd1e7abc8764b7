import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { nextStub } from '@/tests/support/next-stub';
import { startFront, visit } from '@/tests/support/server-front';

/** Much more than the kernel takes off the process's hands at once. */
const pageBytes = 12_000_000;

it('a page from memory reaches a slow reader whole, although the server stops meanwhile', async () => {
  const next = nextStub({
    body: 'x'.repeat(pageBytes),
    // Never asked for again, however slow the machine is.
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=31536000, immutable' },
  });
  const front = await startFront({
    handle: next.handle,
    pageCache: {
      maxBytes: 200_000_000,
      origin: 'http://localhost',
      isShared: () => true,
      isPersonal: () => false,
    },
  });
  await (await visit(`${front.url}/picture`)).arrayBuffer();
  const socket = connect(front.port, '127.0.0.1');
  socket.write('GET /picture HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await new Promise((begun) => socket.once('data', begun));
  socket.pause();
  const drained = front.drain();
  await pause(900);
  let heard = 0;
  const closed = new Promise((end) => socket.once('close', end));
  socket.on('data', ({ byteLength }) => (heard += byteLength));
  socket.resume();
  await Promise.all([closed, drained]);
  expect(next.asked).toHaveLength(1);
  expect(heard).toBeGreaterThan(pageBytes - 200_000);
});
