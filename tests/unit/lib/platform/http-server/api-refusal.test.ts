import { afterEach, describe, expect, it } from '@jest/globals';
import type { FrontOptions } from '@/lib/platform/http-server/server';
import { apiRefusal } from '@/scripts/serve/api-refusal';
import { say, startFront, visit, type StartedFront } from '@/tests/support/server-front';

let front: StartedFront;
afterEach(() => front.stop());

async function ask(start: string, host = 'a', more = ''): Promise<string> {
  return say(front.port, `${start} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${more}\r\n`);
}

describe('a refused call', () => {
  it.each([
    ['GET /api/%', 'a', '', 400, 'bad_request'],
    ['GET /api/runs', 'a<b', '', 400, 'bad_request'],
    ['TRACE /api/runs', 'a', '', 405, 'method_not_allowed'],
    [`GET /api/${'a'.repeat(5000)}`, 'a', '', 414, 'too_large'],
    ['POST /api/runs', 'a', 'Content-Length: 2000000\r\n', 413, 'too_large'],
  ])('%.20s to %s reads why (%j)', async (start, host, more, status, code) => {
    front = await startFront({ apiRefusal });
    const answer = await ask(start, host, more);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(/Content-Type: application\/json/);
    expect(answer).toMatch(new RegExp(`"code":"${code}"}$`));
  });

  it('is answered in its language', async () => {
    front = await startFront({ apiRefusal });
    const response = await fetch(`${front.url}/api/%`, { headers: { 'accept-language': 'en' } });
    expect(await response.json()).toEqual({
      message: 'This request cannot be read.',
      code: 'bad_request',
    });
  });

  it('still learns which methods there are', async () => {
    front = await startFront({ apiRefusal });
    expect(await ask('TRACE /api/runs')).toMatch(/Allow: GET, HEAD, POST/);
  });

  it('gets a plain sentence where no words were given', async () => {
    front = await startFront();
    expect(await ask('GET /api/%')).toMatch(/The address is malformed/);
  });
});

it('speaks plainly to readers of pages', async () => {
  front = await startFront({ apiRefusal });
  expect(await ask('GET /%')).toMatch(/The address is malformed/);
});

it('answers for a handler that throws', async () => {
  front = await startFront({ apiRefusal, handle: async () => Promise.reject(new Error('lost')) });
  const response = await fetch(`${front.url}/api/runs`);
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({ code: 'internal' });
});

describe('a method that an endpoint lacks', () => {
  /** As Next says it, with and without compression. */
  const handle: FrontOptions['handle'] = async ({ headers }, response) => {
    response.statusCode = 405;
    if (headers['accept-encoding'] === 'gzip') response.writeHead(405);
    response.end();
  };

  it.each(['gzip', 'identity'])('is explained (%s)', async (encoding) => {
    front = await startFront({ apiRefusal, handle });
    const headers = { 'accept-encoding': encoding };
    const response = await fetch(`${front.url}/api/runs`, { method: 'DELETE', headers });
    expect(response.status).toBe(405);
    expect(await response.json()).toMatchObject({ code: 'method_not_allowed' });
  });

  it('is left as it is where pages are', async () => {
    front = await startFront({ apiRefusal, handle });
    const response = await visit(front.url);
    expect(response.status).toBe(405);
    expect(await response.text()).toBe('');
  });
});
