import { runInNewContext } from 'node:vm';
import { describe, expect, it, jest } from '@jest/globals';
import { earlyIntlScript } from '@/lib/browser/intl-polyfill/early-script';
import { locales } from '@/lib/platform/i18n/locales';
import { makeIntlPolyfill } from '@/scripts/intl-polyfill/write-polyfills';
import { makeLackingIntl } from '@/tests/support/lacking-intl';

const address = '/_next/static/intl-polyfill/az-1.js';

/** Runs the script as a browser would. @returns what Next is to run before hydration, and what is being fetched */
function run(intl: typeof Intl, earlier?: unknown[]) {
  const links: unknown[] = [];
  const self = { __next_s: earlier };
  runInNewContext(earlyIntlScript('az', address) ?? '', {
    self,
    Intl: intl,
    document: { head: { append: (link: unknown) => links.push(link) }, createElement: () => ({}) },
  });
  return { queue: self.__next_s, links };
}

describe('before a page in Azerbaijani hydrates', () => {
  const fetched = [{ rel: 'preload', as: 'script', href: address }];

  it('a browser that lacks the language runs the polyfill, behind what else runs then', () => {
    expect(run(makeLackingIntl())).toEqual({ queue: [[address, {}]], links: fetched });
    expect(run(makeLackingIntl(), [['/other.js', {}]]).queue).toEqual([
      ['/other.js', {}],
      [address, {}],
    ]);
  });

  it('so does one that says it has the language and writes numbers for its months', () => {
    const intl = makeLackingIntl(['az']);
    const months = new Intl.DateTimeFormat('en', { month: 'numeric' });
    const value = Object.assign(
      jest.fn(() => months),
      { supportedLocalesOf: () => ['az'] },
    );
    Object.defineProperty(intl, 'DateTimeFormat', { value });
    expect(run(intl)).toEqual({ queue: [[address, {}]], links: fetched });
  });

  it('one that knows the language fetches nothing', () => {
    expect(run(Intl)).toEqual({ queue: [], links: [] });
  });

  it('the script cannot end its own element, and pages that come without scripts know it by its beginning', () => {
    expect(earlyIntlScript('az', address)).toMatch(/^\(self\.__next_s=[^<]+$/u);
  });
});

it('other languages have no such script', () => {
  for (const locale of locales)
    if (locale !== 'az' && locale !== 'hy') expect(earlyIntlScript(locale)).toBeUndefined();
});

it.each(['az', 'hy'])('the file of %s, run by a browser that lacks it, is all that it needs', (locale) => {
  const intl = makeLackingIntl();
  runInNewContext(makeIntlPolyfill(locale), { Intl: intl });
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  expect(new intl.DateTimeFormat(locale, options).format(0)).toBe(
    new Intl.DateTimeFormat(locale, options).format(0),
  );
});
