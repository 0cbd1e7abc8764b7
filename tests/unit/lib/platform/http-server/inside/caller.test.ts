import type { ServerResponse } from 'node:http';
import { afterEach, expect, it } from '@jest/globals';
import type { FrontRequest } from '@/lib/platform/http-server/request';
import { startFront, type StartedFront } from '@/tests/support/server-front';

let front: StartedFront;
afterEach(() => front.stop());

const echo = async (request: FrontRequest, response: ServerResponse) => {
  response.end(JSON.stringify(request.headers));
};
async function headersSeen(trustProxy: boolean, headers: Record<string, string>): Promise<unknown> {
  front = await startFront({ handle: echo, trustProxy });
  return (await fetch(front.url, { headers })).json();
}

it('does not believe anybody who says where they come from', async () => {
  const lies = { 'x-forwarded-for': '6.6.6.6', 'x-real-ip': '6.6.6.6', 'x-forwarded-host': 'evil.example' };
  const seen = await headersSeen(false, { ...lies, forwarded: 'for=6.6.6.6' });
  expect(seen).toMatchObject({ 'x-forwarded-for': '127.0.0.1' });
  expect(JSON.stringify(seen)).not.toMatch(/6\.6\.6\.6|evil/);
});

it('believes our proxy, but only what the proxy saw itself', async () => {
  const told = {
    'x-forwarded-for': '6.6.6.6, 10.1.2.3',
    'x-forwarded-proto': 'https',
    'x-request-id': 'abcd-1234',
  };
  const seen = await headersSeen(true, { ...told, 'x-real-ip': '6.6.6.6' });
  expect(seen).toMatchObject({
    'x-forwarded-for': '10.1.2.3',
    'x-forwarded-proto': 'https',
    'x-request-id': 'abcd-1234',
  });
  expect(seen).not.toHaveProperty('x-real-ip');
});

it('keeps headers that steer Next to itself', async () => {
  const seen = await headersSeen(true, {
    'x-middleware-subrequest': 'middleware',
    'x-invoke-path': '/admin',
    'next-action': 'a'.repeat(40),
  });
  expect(JSON.stringify(seen)).not.toMatch(/x-middleware|x-invoke|next-action/);
});

it('names every request, and says the name to the caller', async () => {
  front = await startFront({ handle: echo });
  const response = await fetch(front.url, { headers: { 'x-request-id': 'mine' } });
  const name = response.headers.get('x-request-id');
  expect(name).toMatch(/^[\da-f-]{36}$/);
  expect(await response.json()).toMatchObject({ 'x-request-id': name });
});
