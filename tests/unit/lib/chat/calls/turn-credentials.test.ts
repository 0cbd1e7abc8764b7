import { createHmac } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { turnCredentials } from '@/lib/chat/calls/turn-credentials';
import { ConfigurationError, readEnv } from '@/lib/platform/env';

it('makes a name that says until when it is good, and the password coturn expects for it', () => {
  const secret = 'a secret of sixteen';
  const { username, credential } = turnCredentials({ secret, user: '7-12' }, new Date(1_800_000_000_000));
  expect(username).toBe('1800000000:7-12');
  expect(credential).toBe(createHmac('sha1', secret).update('1800000000:7-12').digest('base64'));
});

const needed = { DATABASE_URL: 'postgres://a@b/c', AUTH_SECRET: 'x'.repeat(32) };

it('takes the addresses of servers from the environment', () => {
  const env = readEnv({
    ...needed,
    STUN_URLS: 'stun:turn.example:3478',
    TURN_URLS: 'turn:turn.example:3478?transport=udp, turns:turn.example:5349',
    TURN_SECRET: 'y'.repeat(16),
  });
  expect(env.TURN_URLS).toEqual(['turn:turn.example:3478?transport=udp', 'turns:turn.example:5349']);
  expect(env.STUN_URLS).toEqual(['stun:turn.example:3478']);
  expect(readEnv(needed)).toMatchObject({ STUN_URLS: [], TURN_URLS: [] });
});

it.each([
  [{ TURN_URLS: 'turn:turn.example' }, /TURN_SECRET is missing/u],
  [{ TURN_SECRET: 'y'.repeat(16) }, /TURN_URLS is missing/u],
  [{ TURN_URLS: 'https://turn.example', TURN_SECRET: 'y'.repeat(16) }, /such as turn:/u],
  [{ STUN_URLS: 'stun.example' }, /such as stun:/u],
])('refuses %o', (variables, sentence) => {
  expect(() => readEnv({ ...needed, ...variables })).toThrow(ConfigurationError);
  expect(() => readEnv({ ...needed, ...variables })).toThrow(sentence);
});
