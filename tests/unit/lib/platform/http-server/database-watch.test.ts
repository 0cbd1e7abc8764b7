import { createServer, type AddressInfo } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { watchDatabase, type DatabaseWatch } from '@/scripts/serve/database-watch';

let watch: DatabaseWatch;
afterEach(() => watch.close());

it('sees that a database is not there', async () => {
  watch = watchDatabase('postgres://nobody@127.0.0.1:1/nothing');
  expect(await watch.answers()).toBe(false);
});

it('asks one that hangs over a single connection, and waits half a second', async () => {
  let connections = 0;
  const silent = createServer((socket) => {
    connections += 1;
    socket.on('error', () => undefined).resume();
  });
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
  // The boundary: a TCP server's address is never a string.
  const { port } = silent.address() as AddressInfo;
  watch = watchDatabase(`postgres://nobody@127.0.0.1:${port}/nothing`);
  const started = Date.now();
  expect(await Promise.all([watch.answers(), watch.answers()])).toEqual([false, false]);
  expect(Date.now() - started).toBeLessThan(1000);
  expect(connections).toBe(1);
  silent.close();
});
