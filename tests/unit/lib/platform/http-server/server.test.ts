import { afterEach, describe, expect, it } from '@jest/globals';
import { say, startFront, statusOf, type StartedFront } from '@/tests/support/server-front';

let front: StartedFront;
afterEach(() => front.stop());

describe('whoever watches over the server', () => {
  it('learns that it lives, even when it is not ready', async () => {
    front = await startFront({ isReady: async () => false });
    expect((await fetch(`${front.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${front.url}/readyz`)).status).toBe(503);
  });

  it('learns that it is ready', async () => {
    front = await startFront();
    expect((await fetch(`${front.url}/readyz`)).status).toBe(200);
  });
});

describe('security headers', () => {
  it.each(['/', '/healthz', '/%'])('stand on the answer to %s', async (path) => {
    front = await startFront();
    const { headers } = await fetch(front.url + path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('ask for https for a year where people reach us by https', async () => {
    front = await startFront({ isSecure: true });
    expect((await fetch(front.url)).headers.get('strict-transport-security')).toMatch(/max-age=31536000/);
  });
});

describe('an upgrade', () => {
  const request = 'GET /live HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n';

  it('reaches whoever takes it', async () => {
    front = await startFront({ upgrade: (_, socket) => Boolean(socket.end('HTTP/1.1 101 Yes\r\n\r\n')) });
    expect(statusOf(await say(front.port, request))).toBe(101);
  });

  it('is an ordinary request where nobody takes it', async () => {
    front = await startFront();
    expect(statusOf(await say(front.port, request.replace('Upgrade, close', 'close')))).toBe(200);
  });

  it('is an ordinary request where whoever could take it does not', async () => {
    front = await startFront({ upgrade: () => false });
    expect(statusOf(await say(front.port, request))).toBe(200);
  });
});
