import { expect, it } from '@jest/globals';
import { fileResponse } from '@/lib/platform/http/inside/file-response';

const ask = (headers: Record<string, string>) =>
  fileResponse(new Request('http://localhost/'), new File(['x'], 'x.webp'), new Headers(headers)).headers.get(
    'cache-control',
  );

it.each([
  ['public, max-age=60', false, 'public, max-age=60'],
  ['public, max-age=60', true, 'private, no-cache'],
  ['private, no-store', true, 'private, no-store'],
])('a file with %s (and a cookie: %s) is kept as %s', (cacheControl, hasCookie, kept) => {
  expect(ask({ 'Cache-Control': cacheControl, ...(hasCookie && { 'Set-Cookie': 'session=1' }) })).toBe(kept);
});
