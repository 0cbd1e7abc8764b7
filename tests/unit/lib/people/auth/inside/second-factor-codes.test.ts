import { describe, expect, it } from '@jest/globals';
import {
  findStep,
  newSecret,
  otpauthUrl,
  readCode,
  recoveryCodesOf,
} from '@/lib/people/auth/inside/second-factor-codes';
import { openSecret, sealSecret } from '@/lib/people/auth/inside/second-factor-secret';

Object.assign(process.env, {
  AUTH_SECRET: 'only for tests '.repeat(4),
  DATABASE_URL: 'postgres://nobody@127.0.0.1/none',
});

describe('a code of the second factor', () => {
  /** RFC 6238, appendix B: SHA-1, the last six of eight digits. */
  const rfcSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

  it.each([
    [59, '287082', 1],
    [1111111109, '081804', 37037036],
    [20000000000, '353130', 666666666],
  ])('at %i is %s, step %i, as the RFC has it', (second, code, step) => {
    expect(findStep(rfcSecret, code, new Date(second * 1000))).toBe(step);
    expect(findStep(rfcSecret, code, new Date((second + 30) * 1000))).toBe(step);
    expect(findStep(rfcSecret, code, new Date((second + 60) * 1000))).toBeNull();
  });

  it.each([
    ['123456', { kind: 'totp', code: '123456' }],
    [' 123 456 ', { kind: 'totp', code: '123456' }],
    ['１２３４５６', { kind: 'totp', code: '123456' }],
    ['ABCDE-FGHJK', { kind: 'recovery', code: 'abcde-fghjk' }],
    ['oilo1 00000', { kind: 'recovery', code: '01101-00000' }],
    ['12345', null],
    ['1234567', null],
    ['', null],
    ['abcde-fghju', null],
    ['abcde-fghjk-', { kind: 'recovery', code: 'abcde-fghjk' }],
  ])('%j reads as %j', (typed, read) => {
    expect(readCode(typed)).toEqual(read);
  });

  it('tells apps the site and the person, a colon in the site’s name included', () => {
    const url = new URL(otpauthUrl(newSecret(), 'Говорим: вместе', 'anna@example.org'));
    expect(decodeURIComponent(url.pathname)).toBe('/Говорим  вместе:anna@example.org');
    expect(url.searchParams.get('issuer')).toBe('Говорим  вместе');
  });
});

describe('recovery codes', () => {
  it('are ten, are read as written, and differ between people and secrets', () => {
    const codes = recoveryCodesOf(1, 'secret');
    expect(codes).toHaveLength(10);
    for (const code of codes) expect(readCode(code)).toEqual({ kind: 'recovery', code });
    const all = [...codes, ...recoveryCodesOf(2, 'secret'), ...recoveryCodesOf(1, 'another')];
    expect(new Set(all).size).toBe(30);
  });
});

describe('a sealed secret', () => {
  it('opens for its owner alone, looks different each time, and does not open when it was changed', () => {
    const [one, two] = [sealSecret(7, 'secret'), sealSecret(7, 'secret')];
    expect(one).not.toBe(two);
    expect(openSecret(7, one)).toBe('secret');
    expect(openSecret(8, one)).toBeNull();
    const other = one[20] === 'A' ? 'B' : 'A';
    expect(openSecret(7, `${one.slice(0, 20)}${other}${one.slice(21)}`)).toBeNull();
    expect(openSecret(7, '')).toBeNull();
  });
});
