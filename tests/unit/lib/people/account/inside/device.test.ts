import { describe, expect, it } from '@jest/globals';
import { readDevice } from '@/lib/people/account/inside/device';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const browsers: [string, string, ReturnType<typeof readDevice>][] = [
  [
    'Firefox on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
    { kind: 'desktop', browser: 'Firefox', system: 'Windows' },
  ],
  [
    'Safari on an iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webkit} Version/18.0 Mobile/15E148 Safari/604.1`,
    { kind: 'phone', browser: 'Safari', system: 'iOS' },
  ],
  [
    'Chrome on Linux',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
    { kind: 'desktop', browser: 'Chrome', system: 'Linux' },
  ],
  [
    'a tablet',
    `Mozilla/5.0 (iPad; CPU OS 15_6 like Mac OS X) ${webkit} Version/15.6 Mobile/15E148 Safari/604.1`,
    { kind: 'tablet', browser: 'Safari', system: 'iOS' },
  ],
];

describe('a device', () => {
  it.each(browsers)('is known as %s', (_, userAgent, device) => {
    expect(readDevice(userAgent, false)).toEqual(device);
  });

  it('that says nothing is unknown', () => {
    expect(readDevice(null, false)).toEqual({ kind: 'unknown', browser: null, system: null });
    expect(readDevice('', false)).toEqual({ kind: 'unknown', browser: null, system: null });
  });

  it.each([
    ['curl/8.5.0', 'curl'],
    ['My reader/1.0 (+https://example.org)', 'My reader'],
    ['<script>alert(1)</script>', null],
    ['Скрипт', null],
    ['a'.repeat(300), null],
    [null, null],
  ])('of a program is called what it calls itself, if that is a name: %s', (userAgent, browser) => {
    expect(readDevice(userAgent, true)).toEqual({ kind: 'program', browser, system: null });
  });
});
