import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { stubFetch, type RecordedCall } from '@/tests/support/stub-fetch';

const path = '/api/courses';
const refresh = '/api/auth/refresh';
const pair = (name: string, seconds = 900) => ({ access_token: name, expires_in: seconds });

/** Every test starts a page of its own: what it knows lies in modules. */
async function openPage(token: string | null) {
  jest.resetModules();
  const [access, renewal, fetcher] = [
    await import('@/lib/browser/api/access-token'),
    await import('@/lib/browser/api/renew-access'),
    await import('@/lib/browser/api/fetcher'),
  ];
  const leaving = await import('@/lib/browser/api/leaving');
  if (token) access.setAccess(access.accessOf(pair(token)));
  return { ...access, ...renewal, ...fetcher, ...leaving };
}

const bearerOf = ({ headers }: RecordedCall) => headers.get('authorization');
/** Only the new token is right; the refresh token's cookie is right too. */
const rightToken = (asked: RecordedCall) =>
  asked.path === refresh
    ? { status: 200, body: pair('new') }
    : { status: bearerOf(asked) === 'Bearer new' ? 200 : 401 };
/** Another tab holds the lock; `letGo` is called when it has done its work. */
function lockedElsewhere(letGo: () => void) {
  type Work = (lock: object | null) => unknown;
  const request = async (_: string, options: object, work?: Work) => {
    if (work) return work(null);
    letGo();
    return (options as Work)({});
  };
  Object.assign(navigator, { locks: { request } });
}
const settle = (milliseconds = 1_000) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
});
afterEach(() => void jest.useRealTimers());

describe('a 401', () => {
  it('gets one new token and one repeat, with the same key', async () => {
    const page = await openPage('old');
    const calls = stubFetch(rightToken);
    const outcome = page.callApi(path, { method: 'POST', body: {} });
    await settle();
    expect(await outcome).toMatchObject({ ok: true });
    expect(calls.map((asked) => [asked.path, bearerOf(asked)])).toEqual([
      [path, 'Bearer old'],
      [refresh, null],
      [path, 'Bearer new'],
    ]);
    expect(calls[0]?.headers.get('idempotency-key')).toBe(calls[2]?.headers.get('idempotency-key'));
    expect(calls[1]).toMatchObject({ method: 'POST', keepalive: true, body: '{}' });
  });

  it('that a new token does not help is raised, without a second refresh', async () => {
    const page = await openPage('old');
    const calls = stubFetch(({ path: asked }) =>
      asked === refresh ? { status: 200, body: pair('new') } : { status: 401 },
    );
    const outcome = page.callApi(path).catch((error: unknown) => error);
    await settle();
    expect(await outcome).toMatchObject({ status: 401, statusCode: 500 });
    expect(calls.map(({ path: asked }) => asked)).toEqual([path, refresh, path]);
  });

  it('that comes again after a retry is raised, too', async () => {
    const page = await openPage('old');
    const statuses = [401, 503, 401, 401];
    const calls = stubFetch(({ path: asked }) =>
      asked === refresh ? { status: 200, body: pair('new') } : { status: statuses.shift() ?? 200 },
    );
    const outcome = page.callApi(path).catch((error: unknown) => error);
    await settle(5_000);
    expect(await outcome).toMatchObject({ status: 401 });
    expect(calls.filter(({ path: asked }) => asked === refresh)).toHaveLength(1);
  });

  it('of a session that is over leaves what is for everybody', async () => {
    const page = await openPage('old');
    const calls = stubFetch((asked) => ({ status: asked.path === refresh || bearerOf(asked) ? 401 : 200 }));
    const outcome = page.callApi(path);
    await settle();
    expect(await outcome).toMatchObject({ ok: true });
    expect(calls.map((asked) => [asked.path, bearerOf(asked)])).toEqual([
      [path, 'Bearer old'],
      [refresh, null],
      [path, null],
    ]);
  });

  it('of somebody signed out asks for no token', async () => {
    const page = await openPage(null);
    const calls = stubFetch(() => ({ status: 401 }));
    await expect(page.callApi(path)).rejects.toMatchObject({ status: 401 });
    expect(calls).toHaveLength(1);
  });

  it('of ten calls at once costs one refresh', async () => {
    const page = await openPage('old');
    const calls = stubFetch(async (asked) => {
      if (asked.path === refresh) await new Promise((later) => setTimeout(later, 200));
      return rightToken(asked);
    });
    const outcomes = Promise.all(Array.from({ length: 10 }, () => page.callApi(path)));
    await settle();
    expect((await outcomes).every(({ ok }) => ok)).toBe(true);
    expect(calls.filter(({ path: asked }) => asked === refresh)).toHaveLength(1);
  });
});

describe('renewing the access token', () => {
  it('that is refused means the session is over: the token is forgotten, and nobody asks again', async () => {
    const page = await openPage('old');
    const lost = jest.fn();
    page.onAccessLost(lost);
    const calls = stubFetch(() => ({ status: 401 }));
    const renewal = page.renewAccess();
    await settle();
    expect(await renewal).toBe('refused');
    expect(page.currentAccess()).toBeNull();
    expect(lost).toHaveBeenCalledTimes(1);
    expect(await page.renewAccess()).toBe('refused');
    expect(calls).toHaveLength(1);
  });

  it.each(['nothing', { status: 503 }, { status: 429 }, { status: 200, body: 'nonsense' }] as const)(
    'that nobody answers keeps what there is (%j)',
    async (reply) => {
      const page = await openPage('old');
      stubFetch(() => reply);
      const renewal = page.renewAccess();
      await settle();
      expect(await renewal).toBe('unreached');
      expect(page.currentAccess()).toMatchObject({ access_token: 'old' });
    },
  );

  it('asks nothing when another tab has brought a token while it waited its turn', async () => {
    const page = await openPage('old');
    const calls = stubFetch(rightToken);
    lockedElsewhere(() => {
      // The message of that tab arrives after it has let go.
      setTimeout(() => page.setAccess(page.accessOf(pair('of the other tab'))), 500);
    });
    const renewal = page.renewAccess();
    await settle();
    expect(await renewal).toBe('renewed');
    expect(page.currentAccess()).toMatchObject({ access_token: 'of the other tab' });
    expect(calls).toEqual([]);
  });

  it('asks for itself when the tab it waited for got none', async () => {
    const page = await openPage('old');
    const calls = stubFetch(rightToken);
    lockedElsewhere(() => undefined);
    const renewal = page.renewAccess();
    await settle(1_500);
    expect(await renewal).toBe('renewed');
    expect(calls).toHaveLength(1);
  });

  it('goes on without locks where they are forbidden', async () => {
    const page = await openPage('old');
    stubFetch(rightToken);
    Object.assign(navigator, { locks: { request: () => Promise.reject(new Error('SecurityError')) } });
    const renewal = page.renewAccess();
    await settle();
    expect(await renewal).toBe('renewed');
  });
});

describe('on a page that stays open', () => {
  async function openVisible(hidden: boolean) {
    const page = await openPage('old');
    const watched = Object.assign(new EventTarget(), { hidden, documentElement: { lang: 'ru' } });
    Object.assign(globalThis, { document: watched });
    const { renewOnTime } = await import('@/lib/browser/api/renew-on-time');
    return { ...page, watched, stop: renewOnTime() };
  }
  afterEach(() => void Reflect.deleteProperty(globalThis, 'document'));

  it('the token is renewed a minute before its end, again and again', async () => {
    const page = await openVisible(false);
    let made = 0;
    const calls = stubFetch(() => ({ status: 200, body: pair(`new ${(made += 1)}`) }));
    await settle(839_000);
    expect(calls).toHaveLength(0);
    await settle(2_000);
    expect(calls).toHaveLength(1);
    await settle(840_000);
    expect(calls).toHaveLength(2);
    page.stop();
  });

  it('a token without an answer is tried for again in half a minute', async () => {
    const page = await openVisible(false);
    const calls = stubFetch((_, count) => (count < 2 ? 'nothing' : { status: 200, body: pair('new') }));
    await settle(841_000);
    await settle(61_000);
    expect(calls).toHaveLength(3);
    expect(page.validToken()).toBe('new');
    page.stop();
  });

  it('nobody looks at, the session may end; a look renews it', async () => {
    const page = await openVisible(true);
    const calls = stubFetch(rightToken);
    await settle(3_600_000);
    expect(calls).toHaveLength(0);
    page.watched.hidden = false;
    page.watched.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(calls).toHaveLength(1);
    page.stop();
  });
});

describe('a session that ends', () => {
  const refused = () => ({ status: 401 });
  async function loseAccess(page: Awaited<ReturnType<typeof openPage>>): Promise<number> {
    let told = 0;
    page.onAccessLost(() => (told += 1));
    const lost = page.renewAccess('old');
    await settle();
    expect(await lost).toBe('refused');
    return told;
  }

  it('is told', async () => {
    const page = await openPage('old');
    stubFetch(refused);
    expect(await loseAccess(page)).toBe(1);
  });

  it('because somebody signs out is told nobody', async () => {
    const page = await openPage('old');
    stubFetch(refused);
    await page.leave(async () => undefined);
    expect(await loseAccess(page)).toBe(0);
  });

  it('has no call under way, and none begins', async () => {
    const page = await openPage('old');
    const calls = stubFetch(() => 'silence');
    const early = page.callApi(path);
    const leaving = page.leave(async () => new Promise((later) => setTimeout(later, 200)));
    await expect(early).rejects.toMatchObject({ name: 'AbortError' });
    await expect(page.callApi(path)).rejects.toMatchObject({ name: 'AbortError' });
    expect(calls).toHaveLength(1);
    await settle();
    await leaving;
  });

  it('is told where signing out has failed before', async () => {
    const page = await openPage('old');
    stubFetch(refused);
    await expect(page.leave(async () => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
    expect(await loseAccess(page)).toBe(1);
  });
});
