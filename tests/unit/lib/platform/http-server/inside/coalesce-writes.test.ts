import { afterEach, expect, it } from '@jest/globals';
import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { rawGet } from '@/tests/support/raw-get';
import { startFront, type StartedFront } from '@/tests/support/server-front';

let front: StartedFront;
afterEach(() => front.stop());

const json = { 'Content-Type': 'application/json' };

async function answerOf(write: (response: ServerResponse) => Promise<void> | void) {
  front = await startFront({
    handle: async (_, response) => {
      response.statusCode = 200;
      for (const [name, value] of Object.entries(json)) response.setHeader(name, value);
      await write(response);
    },
  });
  return rawGet(`${front.url}/api/things`, { 'accept-encoding': 'br' });
}

it('gives a small answer that is written as a stream with its length, and as it is', async () => {
  const { headers, body } = await answerOf((response) => {
    response.flushHeaders();
    response.write(Buffer.from('{"a":1}'));
    response.end();
  });
  expect(headers['content-length']).toBe('7');
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.toString()).toBe('{"a":1}');
});

it('still compresses a large one', async () => {
  const { headers } = await answerOf((response) => {
    response.write(Buffer.from(JSON.stringify('word '.repeat(1000))));
    response.end();
  });
  expect(headers['content-encoding']).toBe('br');
});

it('gives an answer without a body', async () => {
  const { headers, body } = await answerOf((response) => void response.end());
  expect([headers['content-length'] ?? '0', body.byteLength]).toEqual(['0', 0]);
});

it('holds nothing back of an answer that takes its time', async () => {
  const { body } = await answerOf(async (response) => {
    response.write(Buffer.from('one '));
    await pause(20);
    response.write(Buffer.from('two '));
    response.end(Buffer.from('three'));
  });
  expect(body.byteLength).toBeGreaterThan(0);
});

it('sends what is written in one turn as one piece, each turn by itself', async () => {
  const { body, pieces } = await piecesOf(async (response) => {
    for (const part of ['a', 'b', 'c']) response.write(Buffer.from(part.repeat(2000)));
    await pause(50);
    for (const part of ['d', 'e']) response.write(Buffer.from(part.repeat(2000)));
    response.end();
  });
  expect(body).toBe(['a', 'b', 'c', 'd', 'e'].map((part) => part.repeat(2000)).join(''));
  expect(pieces[0]).toBe(6000);
});

/** As they arrive, without compression. */
async function piecesOf(write: (response: ServerResponse) => Promise<void>) {
  front = await startFront({ handle: async (_, response) => write(response) });
  const { body: stream } = await fetch(`${front.url}/page`, { headers: { 'accept-encoding': 'identity' } });
  const pieces: Uint8Array[] = [];
  for await (const piece of stream ?? []) pieces.push(piece);
  return { body: Buffer.concat(pieces).toString(), pieces: pieces.map(({ byteLength }) => byteLength) };
}
