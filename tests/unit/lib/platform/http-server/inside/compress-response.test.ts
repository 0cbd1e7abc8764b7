import { afterEach, expect, it } from '@jest/globals';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { nextStub } from '@/tests/support/next-stub';
import { rawGet } from '@/tests/support/raw-get';
import { startFront, type StartedFront } from '@/tests/support/server-front';

let front: StartedFront;
afterEach(() => front.stop());

const body = 'words and more words '.repeat(100);
const own = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'private, no-store' };

it.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
] as const)('a page of one’s own comes compressed to who reads %s', async (readable, encoding, unpack) => {
  front = await startFront({ handle: nextStub({ body, headers: own }).handle });
  const answer = await rawGet(`${front.url}/today`, { 'accept-encoding': readable });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers.vary).toMatch(/accept-encoding/i);
  expect(unpack(answer.body).toString()).toBe(body);
});

it('it comes as it is to who reads nothing else, and when it is small', async () => {
  front = await startFront({ handle: nextStub({ body, headers: own }).handle });
  const plain = await rawGet(`${front.url}/today`);
  expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, body]);
});

it('a failure comes whole, whatever was compressed before it', async () => {
  front = await startFront({ handle: nextStub({ status: 500, body, headers: own }).handle });
  const answer = await rawGet(`${front.url}/api/runs`, { 'accept-encoding': 'br' });
  expect(answer.statusCode).toBe(500);
  const text = answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(answer.body) : answer.body;
  expect(text.toString()).toBe(body);
});
