import { afterEach, describe, expect, it } from '@jest/globals';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FrontOptions } from '@/lib/platform/http-server/server';
import { nextStub, type NextStub } from '@/tests/support/next-stub';
import { rawGet, type RawAnswer } from '@/tests/support/raw-get';
import { startFront, visit, type StartedFront } from '@/tests/support/server-front';

let front: StartedFront;
afterEach(() => front.stop());

const html = `<!doctype html><title>a page</title>${'words and more words '.repeat(100)}`;
const pageCache: FrontOptions['pageCache'] = {
  maxBytes: 1_000_000,
  origin: 'https://govorim.example',
  isShared: (path) => !path.startsWith('/own'),
  isPersonal: (path, cookies) => path === '/' && cookies.includes('session='),
};
const start = async (next: NextStub, options: Partial<FrontOptions> = {}) => {
  front = await startFront({ handle: next.handle, pageCache, ...options });
  return front.url;
};
const settled = () => new Promise((done) => setTimeout(done, 60));
/** Asks again until the answer is of this kind: the best compression takes its time where the machine is busy. */
async function askUntil(url: string, headers: Record<string, string>, isSo: (answer: RawAnswer) => boolean) {
  for (;;) {
    const answer = await rawGet(url, headers);
    if (isSo(answer)) return answer;
    await settled();
  }
}

describe('a page that many read', () => {
  it('is asked for once, also when all come at the same time', async () => {
    let go = () => {};
    const next = nextStub({ until: new Promise<void>((ready) => (go = ready)) });
    const url = await start(next);
    const readers = Array.from({ length: 20 }, () => visit(`${url}/about`));
    await settled();
    go();
    const texts = await Promise.all(readers.map(async (reader) => (await reader).text()));
    expect(new Set(texts)).toEqual(new Set([html]));
    expect((await visit(`${url}/about`)).status).toBe(200);
    expect(next.asked).toHaveLength(1);
  });

  it('comes compressed as the reader can read it, and smallest once it is read again', async () => {
    const url = await start(nextStub());
    const gzip = await rawGet(`${url}/about`, { 'accept-encoding': 'gzip, br' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(html);
    const isBrotli = ({ headers }: RawAnswer) => headers['content-encoding'] === 'br';
    const br = await askUntil(`${url}/about`, { 'accept-encoding': 'gzip, br' }, isBrotli);
    expect(brotliDecompressSync(br.body).toString()).toBe(html);
    const plain = await rawGet(`${url}/about`);
    expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, html]);
    for (const answer of [gzip, br, plain]) {
      expect(answer.headers['content-length']).toBe(String(answer.body.byteLength));
      expect(answer.headers.vary).toBe('rsc, Accept-Encoding');
    }
    expect(new Set([gzip, br, plain].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it('is the same page whatever query somebody adds', async () => {
    const next = nextStub();
    const url = await start(next);
    const queries = ['?utm_source=letter', '?tour', '?%61=%', '?', `?${'x'.repeat(900)}`];
    const answers = await Promise.all(queries.map((query) => visit(`${url}/about${query}`)));
    for (const answer of answers) expect(await answer.text()).toBe(html);
    expect(next.asked.map((asked) => asked.url)).toEqual(['/about']);
  });

  it('comes compressed, also to who can read Brotli alone, from the first time on', async () => {
    const url = await start(nextStub());
    const readable = { 'accept-encoding': 'br' };
    const first = await rawGet(`${url}/about`, readable);
    // Other bytes, another tag.
    const second = await askUntil(
      `${url}/about`,
      readable,
      ({ headers }) => headers.etag !== first.headers.etag,
    );
    expect(second.body.byteLength).toBeLessThanOrEqual(first.body.byteLength);
    for (const { headers, body } of [first, second]) {
      expect(headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(body).toString()).toBe(html);
    }
  });

  it('is not sent again to who has it', async () => {
    const url = await start(nextStub());
    const { headers } = await rawGet(`${url}/about`, { 'accept-encoding': 'gzip' });
    const etag = headers.etag ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await rawGet(`${url}/about`, { 'accept-encoding': 'gzip', 'if-none-match': known });
      expect([known, again.statusCode, again.body.byteLength]).toEqual([known, 304, 0]);
      expect(again.headers.etag).toBe(etag);
    }
    const changed = await rawGet(`${url}/about`, { 'accept-encoding': 'gzip', 'if-none-match': '"other"' });
    expect(changed.statusCode).toBe(200);
  });

  it('says to HEAD how long it is, and nothing else', async () => {
    const url = await start(nextStub());
    for (let turn = 0; turn < 2; turn += 1) {
      const head = await rawGet(`${url}/about`, {}, 'HEAD');
      expect(head.headers['content-length']).toBe(String(html.length));
      expect([head.statusCode, head.body.byteLength]).toEqual([200, 0]);
    }
  });

  it('has the headers of every answer, its own policy, and the number of this very request', async () => {
    const policy = "default-src 'self'";
    const next = nextStub();
    next.say({
      headers: {
        'Content-Type': 'text/html',
        'Cache-Control': 's-maxage=9',
        'Content-Security-Policy': policy,
      },
    });
    const url = await start(next);
    const [first, second] = [await visit(`${url}/about`), await visit(`${url}/about`)];
    for (const { headers } of [first, second]) {
      expect(headers.get('content-security-policy')).toBe(policy);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('strict-transport-security')).toMatch(/max-age/);
    }
    const ids = [first, second].map(({ headers }) => headers.get('x-request-id'));
    expect(ids[0]).toMatch(/^[\w-]{36}$/);
    expect(ids[1]).not.toBe(ids[0]);
    const told = await visit(`${url}/about`, { 'x-request-id': 'invented-by-me' });
    expect(told.headers.get('x-request-id')).not.toBe('invented-by-me');
  });

  it('may run nothing when it is a file without a policy of its own', async () => {
    const url = await start(nextStub());
    expect((await visit(`${url}/feeds/a.xml`)).headers.get('content-security-policy')).toMatch(/'none'/);
  });
});

describe('a page never carries a person:', () => {
  it('Next is asked as nobody in particular, whoever came first', async () => {
    const next = nextStub();
    const url = await start(next);
    await visit(`${url}/about`, {
      cookie: 'session=anna; other=1',
      'accept-language': 'de',
      'x-forwarded-host': 'evil.example',
      'user-agent': 'Anna’s own'.replace('’', ''),
      referer: 'https://anna.example/diary',
    });
    const id: unknown = expect.any(String);
    expect(next.asked).toEqual([
      {
        url: '/about',
        headers: {
          host: 'govorim.example',
          'x-forwarded-for': '127.0.0.1',
          'x-forwarded-proto': 'https',
          'x-request-id': id,
        },
      },
    ]);
  });

  it.each([
    ['with an authorization', '/about', { authorization: 'Bearer x' }],
    ['from Next’s router', '/about', { rsc: '1' }],
    ['that prefetches', '/about', { 'next-router-prefetch': '1' }],
    ['that prefetches a part', '/about', { 'next-router-segment-prefetch': '/_tree' }],
    ['for a part of the bytes', '/about', { range: 'bytes=0-9' }],
    ['from somebody signed in, where they get their own', '/', { cookie: 'session=anna' }],
    ['with a query, for what is not public', '/own/about?utm=1', {}],
    ['spelt in another way', '/%61bout', {}],
    ['with two slashes', '//about', {}],
    ['for what is not public', '/own/about', {}],
  ])('a request %s goes to Next as it is', async (_, path, headers) => {
    const next = nextStub();
    const url = await start(next);
    await visit(`${url}/about`);
    await visit(`${url}/`);
    for (let turn = 0; turn < 2; turn += 1) await visit(`${url}${path}`, headers);
    const through = next.asked.slice(2);
    expect(through.map((asked) => asked.url)).toEqual([path, path]);
    expect(through[0]?.headers).toMatchObject(headers);
    expect(through[0]?.headers.host).not.toBe('govorim.example');
  });

  it('a visitor still gets the stored home page after somebody signed in was there', async () => {
    const next = nextStub();
    const url = await start(next);
    await visit(`${url}/`);
    next.say({ body: 'the page of today, for Anna' });
    expect(await (await visit(`${url}/`, { cookie: 'session=anna' })).text()).toMatch(/Anna/);
    expect(await (await visit(`${url}/`)).text()).toBe(html);
  });

  it.each([
    ['what sets a cookie', { 'Cache-Control': 's-maxage=9', 'Set-Cookie': 'a=b' }],
    ['what Next calls private', { 'Cache-Control': 'private, no-store' }],
    ['what Next says nothing about', {}],
  ])('%s is given to nobody but who asked', async (_, headers) => {
    const next = nextStub({ headers });
    const url = await start(next);
    for (const cookie of ['session=anna', 'session=boris']) await visit(`${url}/about`, { cookie });
    const own = next.asked.filter((asked) => 'cookie' in asked.headers);
    expect(own.map((asked) => asked.headers.cookie)).toEqual(['session=anna', 'session=boris']);
  });
});
