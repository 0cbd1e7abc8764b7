import { describe, expect, it } from '@jest/globals';
import { shareableOf } from '@/lib/platform/http-server/page-cache/shareable';

const page = {
  'content-type': 'text/html',
  'cache-control': 's-maxage=300, stale-while-revalidate=31535700',
};

describe('is kept for everybody:', () => {
  it.each([
    ['a page that Next declares shareable', {}],
    ['a file whose address names its bytes', { 'cache-control': 'public, max-age=31536000, immutable' }],
    ['a feed with its own time', { 'cache-control': 'public, max-age=60, s-maxage=300' }],
  ])('%s', (_, headers) => expect(shareableOf(200, { ...page, ...headers })).toBeDefined());
});

describe('is never kept:', () => {
  it.each([
    ['what says nothing of caches', 200, { 'cache-control': undefined }],
    ['what is private', 200, { 'cache-control': 'private, s-maxage=300' }],
    ['what is not to be stored', 200, { 'cache-control': 'no-store, s-maxage=300' }],
    ['what is fresh for no time at all', 200, { 'cache-control': 's-maxage=0' }],
    ['what sets a cookie', 200, { 'set-cookie': 'a=b' }],
    ['what depends on cookies', 200, { vary: 'Cookie' }],
    ['what depends on the reader’s language', 200, { vary: 'rsc, Accept-Language' }],
    ['what depends on everything', 200, { vary: '*' }],
    ['what is not there', 404, {}],
    ['what is elsewhere', 307, {}],
    ['what failed', 500, {}],
  ])('%s', (_, status, headers) => expect(shareableOf(status, { ...page, ...headers })).toBeUndefined());
});

it('takes along only headers that belong to the page', () => {
  const headers = {
    ...page,
    vary: 'rsc',
    link: '</a.woff2>; rel=preload',
    'x-nextjs-cache': 'HIT',
    'x-request-id': 'somebody',
  };
  expect(shareableOf(200, headers)?.headers).toEqual({
    'Content-Type': 'text/html',
    Link: '</a.woff2>; rel=preload',
    Vary: 'rsc, Accept-Encoding',
    'Cache-Control': 'public, max-age=0, s-maxage=1, stale-while-revalidate=59, stale-if-error=86400',
  });
});

it('leaves a feed the time it asked for', () => {
  const own = 'public, max-age=60, s-maxage=300';
  expect(shareableOf(200, { ...page, 'cache-control': own })?.headers['Cache-Control']).toBe(own);
});
