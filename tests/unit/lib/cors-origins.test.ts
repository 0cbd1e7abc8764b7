import { describe, expect, it } from '@jest/globals';
import { readEnv } from '@/lib/platform/env';

const read = (CORS_ORIGINS?: string) =>
  readEnv({
    DATABASE_URL: 'postgres://a@b/c',
    AUTH_SECRET: 'only for tests '.repeat(4),
    ...(CORS_ORIGINS !== undefined && { CORS_ORIGINS }),
  }).CORS_ORIGINS;

describe('the sites whose pages may call the API', () => {
  it('are none without configuration', () => expect([read(), read('')]).toEqual([[], []]));

  it('are listed with commas', () => {
    expect(read('https://app.example, http://localhost:5173')).toEqual([
      'https://app.example',
      'http://localhost:5173',
    ]);
  });

  it.each([
    '*',
    'null',
    'app.example',
    'https://app.example/',
    'https://app.example/path',
    'https://*.example',
    'ftp://a.example',
    'https://app.example:443',
  ])('are refused with one clear sentence: %s', (list) =>
    expect(() => read(list)).toThrow(/^CORS_ORIGINS must be origins such as https:\/\/app\.example, .*\.$/),
  );
});
