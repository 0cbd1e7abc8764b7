import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';

const source = readFileSync('public/push-worker.js', 'utf8');
const message = {
  id: 7,
  kind: 'follower',
  title: 'Говорим',
  text: 'New follower',
  lang: 'en',
  path: '/en/friends/news',
};

/** The worker's file with the globals of a browser's service worker; `pages` are the addresses of the open ones. */
function startWorker(pages: string[] = []) {
  const listeners = new Map<string, (event: object) => void>();
  const done: unknown[][] = [];
  const note = (...what: unknown[]) => Promise.resolve(void done.push(what));
  const self = {
    location: new URL('https://govorim.example/push-worker.js'),
    registration: { showNotification: async (...what: unknown[]) => note('show', ...what) },
    clients: {
      matchAll: async () => pages.map((url) => ({ url, focus: async () => note('focus', url) })),
      openWindow: async (url: string) => note('open', url),
    },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  };
  runInNewContext(source, { self, URL });

  /** Sends an event, and waits for what the worker asks to be waited for. */
  async function send(type: string, event: object): Promise<unknown[][]> {
    const waits: unknown[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (work: unknown) => waits.push(work) });
    await Promise.all(waits);
    return done;
  }
  return { send, listeners };
}

const push = async (data: string | undefined) =>
  startWorker().send('push', {
    data: data === undefined ? null : { json: () => JSON.parse(data) as unknown },
  });
const click = async (path: string, pages: string[] = []) =>
  startWorker(pages).send('notificationclick', { notification: { close: () => undefined, data: { path } } });

describe('the worker of messages', () => {
  it('shows what came, one for each kind', async () => {
    expect(await push(JSON.stringify(message))).toEqual([
      [
        'show',
        'Говорим',
        {
          body: 'New follower',
          lang: 'en',
          tag: 'follower',
          icon: '/icon.svg',
          data: { path: '/en/friends/news' },
        },
      ],
    ]);
  });

  it.each([undefined, '{', '"text"', 'null', '{}', JSON.stringify({ ...message, text: 7 })])(
    'shows nothing of what is no message: %s',
    async (data) => {
      expect(await push(data)).toEqual([]);
    },
  );

  it('opens the page of a message, or shows it where it is open', async () => {
    expect(await click('/en/friends/news')).toEqual([['open', 'https://govorim.example/en/friends/news']]);
    const open = ['https://govorim.example/en', 'https://govorim.example/en/friends/news'];
    expect(await click('/en/friends/news', open)).toEqual([['focus', open[1]]]);
  });

  it.each(['https://evil.example/', '//evil.example/', 'javascript:alert(1)'])(
    'never leads to %s',
    async (path) => {
      expect(await click(path)).toEqual([]);
    },
  );

  it('stands between no page and the server', () => {
    expect([...startWorker().listeners.keys()].sort()).toEqual(['notificationclick', 'push']);
  });
});
