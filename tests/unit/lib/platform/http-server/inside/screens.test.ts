import { afterEach, describe, expect, it } from '@jest/globals';
import type { FrontOptions } from '@/lib/platform/http-server/server';
import type { FrontRequest } from '@/lib/platform/http-server/request';
import { failurePage } from '@/scripts/serve/failure-page';
import { startFront, visit, type StartedFront } from '@/tests/support/server-front';

let front: StartedFront;
afterEach(() => front.stop());

interface Asked {
  method: string | undefined;
  url: string | undefined;
  headers: FrontRequest['headers'];
}

/** A stub of Next: an empty shell with this status, and an error screen when the front asks for one. */
function next(status: number, screen = 200) {
  const asked: Asked[] = [];
  const handle: FrontOptions['handle'] = async (request, response) => {
    const { method, url, headers } = request;
    asked.push({ method, url, headers });
    request.url = '/changed/by/next';
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    if (headers['x-screen'] === undefined) {
      response.writeHead(status);
      response.end('an empty shell');
    } else {
      response.statusCode = screen;
      response.setHeader('Content-Security-Policy', 'of the screen');
      response.write(Buffer.from(`the screen ${String(headers['x-screen'])} at `));
      response.end(String(headers['x-page-url']));
    }
  };
  return { asked, handle };
}

describe('people who come to what is not there', () => {
  it('spec §2: get the error screen whole, at the same address, with status 404', async () => {
    const { asked, handle } = next(404);
    front = await startFront({ handle });
    const response = await visit(`${front.url}/de/nix?x=1`, { 'accept-encoding': 'gzip', cookie: 'a=b' });
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('the screen 404 at /de/nix?x=1');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toBe('of the screen');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(asked[1]).toMatchObject({ method: 'GET', url: '/de/nix?x=1', headers: { cookie: 'a=b' } });
    expect(asked[1]?.headers).not.toHaveProperty('accept-encoding');
    expect(asked[1]?.headers['x-request-id']).toBe(response.headers.get('x-request-id'));
  });

  it('get no body for HEAD', async () => {
    front = await startFront({ handle: next(404).handle });
    const response = await visit(`${front.url}/nix`, {}, 'HEAD');
    expect([response.status, await response.text()]).toEqual([404, '']);
  });

  it('cannot ask for a screen themselves', async () => {
    const { asked, handle } = next(200);
    front = await startFront({ handle });
    await visit(front.url, { 'x-screen': '500', 'x-page-url': '/lie' });
    expect(asked[0]?.headers).not.toHaveProperty('x-screen');
    expect(asked[0]?.headers).not.toHaveProperty('x-page-url');
  });
});

describe('people whose page failed', () => {
  it('spec §8: get the error screen with status 500', async () => {
    front = await startFront({ handle: next(500).handle });
    const response = await visit(`${front.url}/courses`);
    expect([response.status, await response.text()]).toEqual([500, 'the screen 500 at /courses']);
  });

  it('see what Next makes of it under development', async () => {
    front = await startFront({ handle: next(500).handle, showsFailures: true });
    expect(await (await visit(`${front.url}/courses`)).text()).toBe('an empty shell');
  });

  it('read a plain page with the request’s number when the screen fails as well', async () => {
    front = await startFront({ handle: next(500, 500).handle, plainScreen: failurePage });
    const response = await visit(`${front.url}/jp/courses`);
    const html = await response.text();
    expect(response.status).toBe(500);
    expect(html).toMatch(/<html lang="ja">/);
    expect(html).toContain(response.headers.get('x-request-id'));
  });
});

describe('spec §8: a bot', () => {
  const bot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };

  it.each([400, 404, 410, 500])('gets the status %i, noindex and next to nothing', async (status) => {
    const { asked, handle } = next(status);
    front = await startFront({ handle });
    const response = await visit(`${front.url}/nix`, bot);
    expect(response.status).toBe(status);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect((await response.text()).length).toBeLessThan(50);
    expect(asked).toHaveLength(1);
  });

  it('keeps what tells it when to come back while the database is away', async () => {
    const outage = {
      isDatabaseAway: async () => true,
      page: () => ({ type: 'text/html', body: 'a short break' }),
    };
    front = await startFront({ handle: next(500).handle, outage });
    const response = await visit(front.url, bot);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.text()).not.toMatch(/break/);
  });

  it('gets next to nothing for what the front refuses, too', async () => {
    front = await startFront();
    const response = await visit(`${front.url}/%zz`, bot);
    expect([response.status, await response.text()]).toEqual([400, '<!doctype html><title>400</title>\n']);
  });

  it('gets a page that is there as everybody does', async () => {
    front = await startFront({ handle: next(200).handle });
    const response = await visit(front.url, bot);
    expect(response.headers.get('x-robots-tag')).toBeNull();
    expect(await response.text()).toBe('an empty shell');
  });
});

describe('whoever reads no page', () => {
  it('gets a file that is not there in one line', async () => {
    front = await startFront({ handle: next(404).handle });
    const response = await visit(`${front.url}/images/nix.png`);
    expect([response.status, await response.text()]).toEqual([404, 'There is nothing here.\n']);
  });

  it('gets what Next’s router expects', async () => {
    front = await startFront({ handle: next(404).handle });
    expect(await (await visit(`${front.url}/nix`, { rsc: '1' })).text()).toBe('an empty shell');
  });

  it('gets an API’s answer as it is, and no search engine lists it', async () => {
    front = await startFront({ handle: next(404).handle });
    const response = await visit(`${front.url}/api/nix`);
    expect(await response.text()).toBe('an empty shell');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
  });
});
