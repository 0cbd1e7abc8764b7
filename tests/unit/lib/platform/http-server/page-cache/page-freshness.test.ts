import { afterEach, describe, expect, it } from '@jest/globals';
import type { FrontOptions } from '@/lib/platform/http-server/server';
import { nextStub, type NextStub } from '@/tests/support/next-stub';
import { startFront, visit, type StartedFront } from '@/tests/support/server-front';

let front: StartedFront;
afterEach(() => front.stop());

let now = 1_000_000;
const later = (seconds: number) => (now += seconds * 1000);

const pageCache: NonNullable<FrontOptions['pageCache']> = {
  maxBytes: 1_000_000,
  origin: 'http://localhost',
  isShared: () => true,
  isPersonal: () => false,
  now: () => now,
};
const start = async (next: NextStub, isDatabaseAway = false, options: Partial<typeof pageCache> = {}) => {
  const outage = {
    isDatabaseAway: async () => isDatabaseAway,
    page: () => ({ type: 'text/html', body: 'a short break' }),
  };
  front = await startFront({ handle: next.handle, pageCache: { ...pageCache, ...options }, outage });
  return `${front.url}/about`;
};
const read = async (url: string) => (await visit(url)).text();
const settled = () => new Promise((done) => setTimeout(done, 60));
const never = new Promise(() => undefined);

describe('a page', () => {
  it('is not asked for again within a second', async () => {
    const next = nextStub({ body: 'as it was' });
    const url = await start(next);
    await read(url);
    later(0.9);
    await read(url);
    await settled();
    expect(next.asked).toHaveLength(1);
  });

  it('is given as it was after a second, and is new for who comes then', async () => {
    const next = nextStub({ body: 'as it was' });
    const url = await start(next);
    await read(url);
    next.say({ body: 'new' });
    later(2);
    expect(await read(url)).toBe('as it was');
    await settled();
    expect(await read(url)).toBe('new');
    expect(next.asked).toHaveLength(2);
  });

  it('is not given any more after a minute in which nobody came: the reader waits', async () => {
    const next = nextStub({ body: 'as it was' });
    const url = await start(next);
    await read(url);
    next.say({ body: 'new' });
    later(61);
    expect(await read(url)).toBe('new');
  });

  it('is asked for once a second at most, also while Next fails at it', async () => {
    const next = nextStub({ body: 'as it was' });
    const url = await start(next);
    await read(url);
    next.say({ status: 500 });
    later(2);
    for (let turn = 0; turn < 5; turn += 1) {
      expect(await read(url)).toBe('as it was');
      await settled();
    }
    expect(next.asked).toHaveLength(2);
  });

  it('that has not changed keeps its tag', async () => {
    const url = await start(nextStub());
    const tag = (await visit(url)).headers.get('etag');
    later(61);
    expect((await visit(url)).headers.get('etag')).toBe(tag);
  });
});

describe('when pages have changed', () => {
  it('nobody gets one as it was any more', async () => {
    const next = nextStub({ body: 'as it was' });
    const url = await start(next);
    await read(url);
    next.say({ body: 'published' });
    front.expirePages();
    expect(await read(url)).toBe('published');
  });

  it('those that the change does not touch are given from memory still', async () => {
    const next = nextStub({ body: 'as it was' });
    const url = await start(next);
    await read(url);
    next.say({ body: 'published' });
    front.expirePages((path) => path !== new URL(url).pathname);
    expect(await read(url)).toBe('as it was');
    expect(next.asked).toHaveLength(1);
    front.expirePages((path) => path === new URL(url).pathname);
    expect(await read(url)).toBe('published');
  });

  it('a page that is touched stays touched when the next change does not touch it', async () => {
    const next = nextStub({ body: 'as it was' });
    const url = await start(next);
    await read(url);
    next.say({ body: 'published' });
    front.expirePages();
    front.expirePages(() => false);
    expect(await read(url)).toBe('published');
  });

  it('what was begun before is not taken for the new one', async () => {
    let go = () => {};
    const next = nextStub({ body: 'as it was', until: new Promise<void>((ready) => (go = ready)) });
    const url = await start(next);
    const early = read(url);
    await settled();
    front.expirePages();
    next.say({ body: 'published', until: Promise.resolve() });
    expect(await read(url)).toBe('published');
    go();
    expect(await early).toBe('as it was');
    expect(await read(url)).toBe('published');
  });

  it('a site that was closed leads elsewhere at once, and nothing of the page stays', async () => {
    const next = nextStub({ body: 'as it was' });
    const url = await start(next);
    await read(url);
    next.say({ status: 307, headers: { Location: '/503' } });
    front.expirePages();
    expect((await visit(url)).headers.get('location')).toBe('/503');
    expect((await visit(url)).status).toBe(307);
  });

  it('a page that was taken away is gone', async () => {
    const next = nextStub({ body: 'as it was' });
    const url = await start(next);
    await read(url);
    next.say({ status: 404, headers: { 'Cache-Control': 's-maxage=300' } });
    later(2);
    expect((await visit(url)).status).toBe(200);
    await settled();
    expect((await visit(url)).status).toBe(404);
  });

  it('files whose address names their bytes stay', async () => {
    const next = nextStub({ headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } });
    const url = await start(next);
    await read(url);
    front.expirePages();
    later(3600);
    await read(url);
    expect(next.asked).toHaveLength(1);
  });
});

describe('while Next cannot give a new page', () => {
  it.each([
    ['fails', { status: 500, body: 'broken' }],
    ['hangs because the database is away', { until: never }],
  ])('and %s, readers get the one there is, within 2 seconds and with status 200', async (_, said) => {
    const next = nextStub({ body: 'as it was' });
    const url = await start(next, true);
    await read(url);
    front.expirePages();
    next.say(said);
    const started = performance.now();
    const response = await visit(url);
    expect([response.status, await response.text()]).toEqual([200, 'as it was']);
    expect(performance.now() - started).toBeLessThan(2000);
    // The next reader does not wait for the same failure again.
    const again = performance.now();
    expect(await read(url)).toBe('as it was');
    expect(performance.now() - again).toBeLessThan(500);
  });

  it('a page that only takes its time is waited for', async () => {
    const next = nextStub({ body: 'as it was' });
    const url = await start(next, false, { renewTimeoutMs: 50 });
    await read(url);
    front.expirePages();
    next.say({ body: 'new', until: new Promise((done) => setTimeout(done, 300)) });
    expect(await read(url)).toBe('new');
  });

  it('who wants a page nobody has read before reads of a short break', async () => {
    const url = await start(nextStub({ status: 500 }), true);
    const response = await visit(url);
    expect([response.status, await response.text()]).toEqual([503, 'a short break']);
  });

  it('the page is new again once Next can', async () => {
    const next = nextStub({ body: 'as it was' });
    const url = await start(next);
    await read(url);
    next.say({ status: 500 });
    front.expirePages();
    expect(await read(url)).toBe('as it was');
    next.say({ status: 200, body: 'new' });
    later(2);
    await read(url);
    await settled();
    expect(await read(url)).toBe('new');
  });
});
