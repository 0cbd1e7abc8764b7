import { describe, expect, it } from '@jest/globals';
import { readEnv } from '@/lib/platform/env';
import { redisOptions } from '@/scripts/soketi/redis-options';

const needed = { DATABASE_URL: 'postgres://a@b/c', AUTH_SECRET: 'only for tests '.repeat(4) };

describe('REDIS_URL', () => {
  it.each([
    ['redis://127.0.0.1', { host: '127.0.0.1', port: 6379, db: 0, username: null, password: null }],
    [
      'redis://chat:p%40ss@redis.example:6380/2',
      { host: 'redis.example', port: 6380, db: 2, username: 'chat', password: 'p@ss' },
    ],
    ['rediss://:secret@[::1]:6379/0', { host: '::1', password: 'secret', username: null, tls: {} }],
  ])('%s says where soketi finds Redis', (address, expected) => {
    const { REDIS_URL = '' } = readEnv({ ...needed, REDIS_URL: address });
    const options = new Map<string, unknown>(Object.entries(redisOptions(REDIS_URL, 'a-site')));
    expect(options.get('adapter.driver')).toBe('redis');
    expect(options.get('adapter.redis.prefix')).toBe('a-site');
    for (const [name, value] of Object.entries(expected))
      expect(options.get(`database.redis.${name}`)).toEqual(value);
  });

  it('asks for no TLS that is not wanted', () => {
    expect(redisOptions('redis://127.0.0.1', 'a-site')).not.toHaveProperty(['database.redis.tls']);
  });

  it.each([
    ['another protocol', { REDIS_URL: 'http://127.0.0.1:6379' }, /^REDIS_URL must look like redis:/u],
    ['a database that is no number', { REDIS_URL: 'redis://127.0.0.1/govorim' }, /^REDIS_URL must end with/u],
    [
      'a live server that is not ours',
      {
        REDIS_URL: 'redis://127.0.0.1',
        PUSHER_APP_ID: '7',
        PUSHER_KEY: 'a-key',
        PUSHER_SECRET: 'a-secret-of-the-operator',
      },
      /^REDIS_URL is for our own soketi/u,
    ],
  ])('with %s is refused with one sentence', (_, given, sentence) => {
    expect(() => readEnv({ ...needed, ...given })).toThrow(sentence);
  });
});
