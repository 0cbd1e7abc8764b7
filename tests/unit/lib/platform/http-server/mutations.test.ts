import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { say, startFront, statusOf, type StartedFront } from '@/tests/support/server-front';

let front: StartedFront;
beforeAll(async () => {
  front = await startFront();
});
afterAll(() => front.stop());

const request = [
  'POST /api/auth/login?a=%D0%BA HTTP/1.1',
  'Host: localhost:3000',
  'Content-Type: application/json',
  'Accept-Language: de, en;q=0.5',
  'Connection: close',
  'Content-Length: 2',
  '',
  '{}',
].join('\r\n');

/** Pieces that parsers trip over. */
const piece = fc.oneof(
  fc.constantFrom(
    '\0',
    '%',
    '%00',
    '%ff',
    '\r\n',
    '\n',
    ' ',
    '\t',
    ':',
    '/',
    '\\',
    '?',
    '#',
    '\x7f',
    '\xff',
    '0x10',
  ),
  fc.constantFrom(
    'Transfer-Encoding: chunked\r\n',
    'Content-Length: 99999999999999999999\r\n',
    'Host: a\r\n',
  ),
  fc.string({ maxLength: 20 }),
);
const mutation = fc.record({ at: fc.nat(request.length), cut: fc.nat(12), piece });

it('answers whatever bytes come with less than 500, or not at all', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 4 }), async (mutations) => {
      const bytes = mutations.reduce(
        (text, { at, cut, piece: added }) => text.slice(0, at) + added + text.slice(at + cut),
        request,
      );
      // The end of what is sent is the end of the request, however long it promised to be.
      const answer = await say(front.port, `${bytes}\r\n\r\n\0`);
      if (answer !== '') expect(statusOf(answer)).toBeLessThan(500);
      expect((await fetch(`${front.url}/healthz`)).status).toBe(200);
    }),
    { numRuns: 300 },
  );
}, 60_000);
