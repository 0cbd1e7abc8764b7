import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createPageLimit } from '@/scripts/serve/page-limit';
import { nextStub, type NextStub } from '@/tests/support/next-stub';
import { startFront, visit, type StartedFront } from '@/tests/support/server-front';

let front: StartedFront;
let next: NextStub;
let count = 0;
/** Each test has an address of its own: what was counted stays counted for five minutes. */
let from: Record<string, string>;

beforeEach(async () => {
  next = nextStub({ headers: { 'Content-Type': 'text/html', 'Cache-Control': 'private, no-store' } });
  const pageCache = {
    ...{
      maxBytes: 1_000_000,
      origin: 'http://a',
      isShared: (path: string) => path === '/about',
      isPersonal: () => false,
    },
  };
  const limit = createPageLimit({ LIMIT_PAGES: 5, LIMIT_COSTLY: 2 });
  front = await startFront({ handle: next.handle, limit, pageCache, trustProxy: true });
  count += 1;
  from = { 'x-forwarded-for': `198.51.100.${count}` };
});
afterEach(() => front.stop());

async function statuses(paths: readonly string[]): Promise<number[]> {
  const seen: number[] = [];
  for (const path of paths) seen.push((await visit(front.url + path, from)).status);
  return seen;
}

describe('an address that asks for too many', () => {
  it.each([
    ['pages', Array.from({ length: 6 }, (_, index) => `/courses?x=${index}`), 5],
    ['searches', [1, 2, 3].map((word) => `/de/blog/search?words=${word}`), 2],
    ['searches, spelt in other ways', ['/de/blog/search', '/de/blog/%73earch', '/de/%62log/search'], 2],
    ['feeds', [1, 2, 3].map((number) => `/feeds/de?x=${number}`), 2],
    ['drawn pictures', [1, 2, 3].map((number) => `/og/de/post-${number}.png`), 2],
    ['descriptions of the API', ['/api/docs?1', '/api/openapi.json?2', '/api/docs?3'], 2],
  ])('%s is told to wait, and another is not', async (_, paths, most) => {
    expect(await statuses(paths)).toEqual(paths.map((_path, index) => (index < most ? 200 : 429)));
    expect(next.asked).toHaveLength(most);
    from = { 'x-forwarded-for': `203.0.113.${count}` };
    expect(await statuses(paths.slice(0, 1))).toEqual([200]);
  });

  it('reads so in their language, and when to come again', async () => {
    await statuses(Array.from({ length: 5 }, () => '/de/courses'));
    const answer = await visit(`${front.url}/de/courses`, from);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const seconds = Number(answer.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(await answer.text()).toMatch(new RegExp(`lang="de"[^]*${seconds} Sekunden`, 'u'));
  });

  it('reads it as an error of the API where a program asks for its description', async () => {
    await statuses(['/api/docs', '/api/docs']);
    const answer = await visit(`${front.url}/api/docs`, { ...from, 'accept-language': 'en' });
    expect(await answer.json()).toMatchObject({
      code: 'too_many_requests',
      message: expect.stringMatching(/\d+ seconds/),
    });
  });

  it('still gets what is kept in memory, files of the build, and calls of the API', async () => {
    next.say({ headers: { 'Content-Type': 'text/html', 'Cache-Control': 's-maxage=300' } });
    await statuses(['/about', ...Array.from({ length: 5 }, () => '/courses')]);
    const paths = ['/about', '/about?x=1', '/_next/static/a.js', '/api/courses'];
    expect(await statuses([...paths, '/courses'])).toEqual([200, 200, 200, 200, 429]);
  });
});
