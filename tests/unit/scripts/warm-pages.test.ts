import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { warmPages } from '@/scripts/serve/warm-pages';

test('asks itself for a page of each kind, one after the other, whatever the answer', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/blog') response.destroy();
    else response.end('a page');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port: PORT } = server.address() as AddressInfo;
  await warmPages({ HOST: '127.0.0.1', PORT });
  server.close();
  expect(asked).toEqual(['/', '/blog', '/about']);
});

test('is silent where nobody listens', async () => {
  await expect(warmPages({ HOST: '127.0.0.1', PORT: 1 })).resolves.toBeUndefined();
});
