import { EventEmitter } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { freePort } from '@/scripts/services/ports';
import { reachesRedis, watchRedis, type RedisLink } from '@/scripts/soketi/redis-link';

/** Two connections to a Redis that hands on what is published, as long as it lives. */
function redis({ status = 'ready', isAlive = true } = {}) {
  const subClient = Object.assign(new EventEmitter(), { status, publish: async () => 0 });
  const pubClient = Object.assign(new EventEmitter(), {
    status,
    publish: async (channel: string) => {
      if (state.isAlive && channel.startsWith('a-site#redis-adapter')) subClient.emit('pmessageBuffer');
      return 1;
    },
  });
  const state = { isAlive, pubClient, subClient, channel: 'a-site#redis-adapter' };
  return state;
}

/** What has become of the link after this time. */
async function after(link: RedisLink, milliseconds: number): Promise<string[]> {
  const seen: string[] = [];
  void link.ready.then(() => seen.push('ready'));
  void link.lost.then(() => seen.push('lost'));
  await jest.advanceTimersByTimeAsync(milliseconds);
  return seen;
}

describe('Redis', () => {
  it('is waited for until it listens, and not for ever', async () => {
    const port = await freePort();
    const address = { host: '127.0.0.1', port };
    expect(await reachesRedis(address, 1)).toBe(false);
    const waiting = reachesRedis(address, 10_000);
    const server = createServer();
    setTimeout(() => server.listen(port, '127.0.0.1'), 300);
    expect(await waiting).toBe(true);
    server.close();
  });
});

describe('the way over Redis', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('is there once the node hears itself, and stays there', async () => {
    expect(await after(watchRedis(redis()), 60_000)).toEqual(['ready']);
  });

  it('is lost when one of the two connections closes, also one that is opened again', async () => {
    for (const name of ['pubClient', 'subClient'] as const) {
      const server = redis();
      const link = watchRedis(server);
      expect(await after(link, 1_000)).toEqual(['ready']);
      server[name].emit('close');
      expect(await after(link, 0)).toContain('lost');
    }
  });

  it('is lost when connections stay open and nothing comes back for five seconds', async () => {
    const server = redis();
    const link = watchRedis(server);
    await after(link, 1_000);
    server.isAlive = false;
    expect(await after(link, 4_000)).not.toContain('lost');
    expect(await after(link, 2_000)).toContain('lost');
  });

  it('was never there when Redis had refused before it was watched', async () => {
    expect(await after(watchRedis(redis({ status: 'reconnecting', isAlive: false })), 0)).toEqual(['lost']);
  });
});
