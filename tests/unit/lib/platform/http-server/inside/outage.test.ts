import { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { guardAgainstOutage } from '@/lib/platform/http-server/inside/outage';
import { FrontRequest } from '@/lib/platform/http-server/request';
import { FrontResponse } from '@/lib/platform/http-server/response';
import type { FrontOptions } from '@/lib/platform/http-server/server';
import { startFront, visit, type StartedFront } from '@/tests/support/server-front';

let front: StartedFront | undefined;
afterEach(() => front?.stop());

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
  const hangTimeoutMs = 50;

  it('is answered with 503 while the database is away', async () => {
    front = await startFront({
      handle: () => new Promise(() => undefined),
      outage: { ...away, hangTimeoutMs },
    });
    const response = await visit(front.url);
    expect([response.status, await response.text()]).toEqual([503, 'a short break']);
  });

  it('is waited for when the database answers', async () => {
    const slow: FrontOptions['handle'] = async (_, response) => {
      await new Promise((done) => setTimeout(done, 6 * hangTimeoutMs));
      response.end('late');
    };
    front = await startFront({ handle: slow, outage: { ...present, hangTimeoutMs } });
    expect(await (await visit(front.url)).text()).toBe('late');
  });
});

describe('a reader of a page that hangs', () => {
  /** The database, which has not answered half a second later. */
  const outage = {
    ...away,
    isDatabaseAway: () => new Promise<boolean>((tell) => setTimeout(tell, 500, true)),
  };
  const request = new FrontRequest(new Socket());

  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('waits less than 3.5 seconds while the database is away', async () => {
    const response = new FrontResponse(request);
    const replaceWith = jest.spyOn(response, 'replaceWith').mockReturnValue();
    guardAgainstOutage(request, response, outage, (answer) => answer);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(replaceWith).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1_499);
    expect(replaceWith).toHaveBeenCalledWith(expect.objectContaining({ status: 503, body: 'a short break' }));
  });

  it('costs no look at the database once the page has come', async () => {
    const response = new FrontResponse(request);
    const isDatabaseAway = jest.fn(outage.isDatabaseAway);
    guardAgainstOutage(request, response, { ...outage, isDatabaseAway }, (answer) => answer);
    response.emit('close');
    await jest.advanceTimersByTimeAsync(3_499);
    expect(isDatabaseAway).not.toHaveBeenCalled();
  });
});

it('answers for a handler that throws', async () => {
  front = await startFront({ handle: async () => Promise.reject(new Error('lost')) });
  const response = await visit(front.url);
  expect(response.status).toBe(500);
  expect(await response.text()).not.toMatch(/lost/);
});
