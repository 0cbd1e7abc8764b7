import { afterEach, describe, expect, it } from '@jest/globals';
import type { FrontOptions } from '@/lib/platform/http-server/server';
import { say, startFront, statusOf, type StartedFront } from '@/tests/support/server-front';

let front: StartedFront;
let reached = 0;
afterEach(() => front.stop());

/** Answers with how much it could read. */
const count: FrontOptions['handle'] = async (request, response) => {
  reached += 1;
  let size = 0;
  for await (const chunk of request) size += Buffer.byteLength(String(chunk));
  response.end(String(size));
};
const post = (path: string, size: number) =>
  fetch(front.url + path, { method: 'POST', body: 'x'.repeat(size) });

const announced = (start: string, size: number) =>
  `${start} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: ${size}\r\n\r\n`;

/** Says nothing about its length beforehand. */
function chunked(start: string, size: number): string {
  const chunk = `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n0\r\n\r\n`;
  return `${start} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}`;
}

describe('a body', () => {
  it('reaches its reader whole within the limit', async () => {
    front = await startFront({ handle: count });
    expect(await (await post('/api/runs', 900_000)).text()).toBe('900000');
  });

  it('announced as too large is refused before Next sees it', async () => {
    front = await startFront({ handle: count });
    reached = 0;
    expect(statusOf(await say(front.port, announced('GET /courses', 20_000)))).toBe(413);
    expect((await post('/api/runs', 1_100_000)).status).toBe(413);
    expect(reached).toBe(0);
  });

  it('that turns out to be too large is cut off', async () => {
    front = await startFront({ handle: count });
    expect(statusOf(await say(front.port, chunked('GET /courses', 20_000)))).toBe(413);
    expect(statusOf(await say(front.port, chunked('POST /api/runs', 1_100_000)))).toBe(413);
    expect(await say(front.port, chunked('POST /api/runs', 20_000))).toMatch(/20000/);
  });
});
