import { afterEach, describe, expect, it } from '@jest/globals';
import type { FrontOptions } from '@/lib/platform/http-server/server';
import { startFront, visit, type StartedFront } from '@/tests/support/server-front';

let front: StartedFront;
afterEach(() => front.stop());

const page = () => ({ type: 'text/html', body: 'a short break', headers: { 'X-Page': 'ours' } });
const away = { isDatabaseAway: async () => true, page };
const present = { isDatabaseAway: async () => false, page };

/** Fails as Next does: headers first, then the body in pieces. */
const fail: FrontOptions['handle'] = async (_, response) => {
  response.setHeader('Content-Encoding', 'x-strange');
  response.writeHead(500, { 'X-From': 'next' });
  response.writeHead(500);
  response.write('an error ');
  response.end('page');
};

describe('a page that failed', () => {
  it('becomes a 503 in place while the database is away', async () => {
    front = await startFront({ handle: fail, outage: away });
    const response = await visit(front.url);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(response.headers.get('x-page')).toBe('ours');
    expect(response.headers.get('x-from')).toBeNull();
    expect(await response.text()).toBe('a short break');
  });

  it('stays what it was when the database answers', async () => {
    front = await startFront({ handle: fail, outage: present });
    const response = await visit(front.url);
    expect(response.status).toBe(500);
    expect(response.headers.get('x-from')).toBe('next');
    expect(await response.text()).toBe('an error page');
  });

  it('has no body for HEAD either', async () => {
    front = await startFront({ handle: fail, outage: away });
    expect((await visit(front.url, {}, 'HEAD')).status).toBe(503);
  });

  it('lets whoever writes it know that the writing is done', async () => {
    let isDone = false;
    const handle: FrontOptions['handle'] = async (_, response) => {
      response.statusCode = 500;
      await new Promise<void>((done) => response.write('an error', () => done()));
      isDone = true;
    };
    front = await startFront({ handle, outage: away });
    expect((await visit(front.url)).status).toBe(503);
    expect(isDone).toBe(true);
  });
});

describe('a page that hangs', () => {
  const slow: FrontOptions['handle'] = async (_, response) => {
    await new Promise((done) => setTimeout(done, 3500));
    response.end('late');
  };

  it('is answered with 503 within 3.5 seconds while the database is away', async () => {
    front = await startFront({ handle: slow, outage: away });
    const started = Date.now();
    expect((await visit(front.url)).status).toBe(503);
    expect(Date.now() - started).toBeLessThan(3500);
  });

  it('is waited for when the database answers', async () => {
    front = await startFront({ handle: slow, outage: present });
    expect(await (await visit(front.url)).text()).toBe('late');
  });
});

it('answers for a handler that throws', async () => {
  front = await startFront({ handle: async () => Promise.reject(new Error('lost')) });
  const response = await visit(front.url);
  expect(response.status).toBe(500);
  expect(await response.text()).not.toMatch(/lost/);
});
