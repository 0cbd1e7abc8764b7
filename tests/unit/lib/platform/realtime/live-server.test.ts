import { describe, expect, it } from '@jest/globals';
import { optionsOf } from '@/lib/browser/realtime/inside/pusher';
import { readEnv } from '@/lib/platform/env';
import { liveConfigOf, liveServer, ownApp } from '@/lib/platform/realtime/live-server';

const AUTH_SECRET = 'only for tests '.repeat(4);
const read = (given: Record<string, string> = {}) =>
  readEnv({ DATABASE_URL: 'postgres://a@b/c', AUTH_SECRET, ...given });
const given = { PUSHER_APP_ID: '7', PUSHER_KEY: 'a-key', PUSHER_SECRET: 'a-secret-of-the-operator' };
const site = { protocol: 'https:', hostname: 'govorim.example', port: '' };

describe('the live server', () => {
  it('is none without configuration', () => {
    expect([liveServer(read()), liveConfigOf(read())]).toEqual([null, null]);
  });

  it('is our own on loopback, which browsers reach through the site', () => {
    const env = read({ SOKETI_PORT: '6001' });
    const { key } = ownApp(AUTH_SECRET);
    expect(liveServer(env)).toMatchObject({
      ...ownApp(AUTH_SECRET),
      host: '127.0.0.1',
      port: 6001,
      isTls: false,
    });
    expect(liveConfigOf(env)).toEqual({ key, cluster: 'mt1', host: null, port: null, tls: null });
  });

  it('is hosted Pusher in its cluster, with hosts of their own for us and for browsers', () => {
    const env = read({ ...given, PUSHER_CLUSTER: 'eu' });
    expect(liveServer(env)).toMatchObject({ appId: '7', host: 'api-eu.pusher.com', port: 443, isTls: true });
    expect(liveConfigOf(env)).toEqual({
      key: 'a-key',
      cluster: 'eu',
      host: 'ws-eu.pusher.com',
      port: 443,
      tls: true,
    });
  });

  it('is another one where the operator says so, also beside our own', () => {
    const own = {
      PUSHER_HOST: 'live.example',
      PUSHER_PORT: '6001',
      PUSHER_TLS: 'false',
      SOKETI_PORT: '6001',
    };
    expect(liveConfigOf(read({ ...given, ...own }))).toMatchObject({
      host: 'live.example',
      port: 6001,
      tls: false,
    });
  });

  it('never tells its secret, and another AUTH_SECRET makes another one', () => {
    expect(JSON.stringify(liveConfigOf(read(given)))).not.toContain(given.PUSHER_SECRET);
    expect(ownApp(`${AUTH_SECRET}!`).secret).not.toBe(ownApp(AUTH_SECRET).secret);
    expect(ownApp(AUTH_SECRET).secret).not.toContain(ownApp(AUTH_SECRET).key);
  });

  it.each([
    ['a part of the three', { PUSHER_KEY: 'a-key' }, /^PUSHER_APP_ID is missing: /u],
    ['a host alone', { PUSHER_HOST: 'live.example' }, /^PUSHER_APP_ID is missing: /u],
    [
      'the secret that soketi is published with',
      { ...given, PUSHER_SECRET: 'app-secret' },
      /^PUSHER_SECRET must be /u,
    ],
    ['an address for a host', { ...given, PUSHER_HOST: 'https://live.example' }, /^PUSHER_HOST must be /u],
    ['a port that is none', { ...given, PUSHER_PORT: '70000' }, /^PUSHER_PORT /u],
  ])('is refused with one clear sentence: %s', (_, variables, sentence) => {
    expect(() => read(variables)).toThrow(sentence);
  });
});

describe('a browser', () => {
  it('spec §7: connects by websockets alone, without statistics, by TLS where the page has it', () => {
    const options = optionsOf({ key: 'k', cluster: 'mt1', host: null, port: null, tls: null }, site);
    expect(options).toMatchObject({
      cluster: 'mt1',
      wsHost: 'govorim.example',
      wssPort: 443,
      forceTLS: true,
      enabledTransports: ['ws', 'wss'],
      disableStats: true,
    });
  });

  it.each([
    ['a site on a port', { protocol: 'http:', hostname: 'localhost', port: '3000' }, 3000, false],
    ['a site without TLS', { protocol: 'http:', hostname: 'a.example', port: '' }, 80, false],
  ])('of %s', (_, location, wsPort, forceTLS) => {
    const config = { key: 'k', cluster: 'mt1', host: null, port: null, tls: null };
    expect(optionsOf(config, location)).toMatchObject({ wsHost: location.hostname, wsPort, forceTLS });
  });

  it('goes to another server by the operator’s host, port and TLS, whatever its page has', () => {
    const config = { key: 'k', cluster: 'eu', host: 'live.example', port: 6001, tls: false };
    expect(optionsOf(config, site)).toMatchObject({ wsHost: 'live.example', wsPort: 6001, forceTLS: false });
  });
});
