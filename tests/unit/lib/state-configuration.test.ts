import { describe, expect, it } from '@jest/globals';
import { readEnv } from '@/lib/platform/env';

const needed = { DATABASE_URL: 'postgres://u:p@localhost:5432/govorim', AUTH_SECRET: 'x'.repeat(32) };

describe('the configuration of the persisted state', () => {
  it('spec §3: is cookies, without more options, and silent, unless it says otherwise', () => {
    expect(readEnv(needed)).toMatchObject({
      STATE_STORAGE: 'cookies',
      STATE_COOKIE_OPTIONS: {},
      STATE_DEBUG: false,
    });
  });

  it('takes storage, cookieOptions and debug', () => {
    const options = { maxAge: 60, path: '/en', domain: 'govorim.example', sameSite: 'strict', secure: true };
    const given = {
      STATE_STORAGE: 'localStorage',
      STATE_COOKIE_OPTIONS: JSON.stringify(options),
      STATE_DEBUG: '1',
    };
    expect(readEnv({ ...needed, ...given })).toMatchObject({
      STATE_STORAGE: 'localStorage',
      STATE_COOKIE_OPTIONS: options,
      STATE_DEBUG: true,
    });
  });

  it.each([
    ['STATE_STORAGE', 'indexedDB', 'STATE_STORAGE must be cookies, localStorage or sessionStorage.'],
    ['STATE_DEBUG', 'yes', 'STATE_DEBUG'],
  ])('says what is wrong with %s=%s', (name, value, sentence) => {
    expect(() => readEnv({ ...needed, [name]: value })).toThrow(sentence);
  });

  it.each([
    '{"maxAge":',
    '[]',
    '{"maxAge":0}',
    '{"path":"/; Domain=evil.example"}',
    '{"domain":"a.example; Secure"}',
    '{"sameSite":"sometimes"}',
    '{"httpOnly":true}',
  ])('refuses cookie options such as %s', (value) => {
    expect(() => readEnv({ ...needed, STATE_COOKIE_OPTIONS: value })).toThrow(
      /^STATE_COOKIE_OPTIONS must be JSON such as \{"maxAge"/,
    );
  });
});
