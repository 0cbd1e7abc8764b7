import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { installIntl } from '@/lib/browser/intl-polyfill/install';
import { countries, languages } from '@/lib/platform/i18n/iso-codes';
import { minuteMs } from '@/lib/platform/time/units';
import { makeIntlData } from '@/scripts/intl-polyfill/make-data';
import { makeLackingIntl } from '@/tests/support/lacking-intl';

/* A browser without data for a language writes what Node writes, to the letter: otherwise React finds a difference. */

function browserWith(locale: string): typeof Intl {
  const intl = makeLackingIntl();
  installIntl(makeIntlData(locale), intl);
  return intl;
}

/** Options by which the site writes dates. */
const dateOptions: Intl.DateTimeFormatOptions[] = [
  { dateStyle: 'long' },
  { dateStyle: 'medium' },
  { dateStyle: 'short' },
  { dateStyle: 'full' },
  { timeStyle: 'short' },
  { dateStyle: 'long', timeStyle: 'short' },
  { dateStyle: 'medium', timeStyle: 'short' },
  { weekday: 'long' },
  { weekday: 'short' },
  { weekday: 'short', day: 'numeric', month: 'short' },
  { day: 'numeric', month: 'short' },
  { month: 'short', year: 'numeric' },
  { day: 'numeric', month: 'long', year: 'numeric' },
  { month: 'long', year: 'numeric' },
  {},
];
const zones = ['UTC', 'Asia/Baku', 'Asia/Yerevan', 'America/New_York', 'Asia/Kolkata', 'Pacific/Chatham'];
const instants = [
  '1987-02-28T23:59:59Z',
  '2000-02-29T00:00:00Z',
  '2025-03-30T00:30:00Z',
  '2026-01-01T00:00:00Z',
  '2026-11-23T21:05:09Z',
  '2026-12-31T20:00:00Z',
].map((iso) => new Date(iso));
const anInstant = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
const aZone = fc.constantFrom(...zones);
const numberOptions: Intl.NumberFormatOptions[] = [
  {},
  { minimumFractionDigits: 1 },
  { style: 'percent' },
  { style: 'percent', maximumFractionDigits: 0 },
  { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'negative' },
  { signDisplay: 'always' },
  { useGrouping: 'min2' },
  { useGrouping: false },
  { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 },
  { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 },
];

describe.each(['az', 'hy'])('in a browser that lacks %s', (locale) => {
  const browser = browserWith(locale);

  it('is something else before', () => {
    const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
    const lacking = new (makeLackingIntl().DateTimeFormat)(locale, options);
    expect(lacking.format(0)).not.toBe(new Intl.DateTimeFormat(locale, options).format(0));
  });

  it.each(dateOptions)('a date is as on the server by %j', (style) => {
    for (const timeZone of zones) {
      const options = { ...style, timeZone };
      const [here, there] = [
        new browser.DateTimeFormat(locale, options),
        new Intl.DateTimeFormat(locale, options),
      ];
      for (const date of instants) expect(here.format(date)).toBe(there.format(date));
    }
  });

  it('any date is, by any of these', () => {
    fc.assert(
      fc.property(anInstant, aZone, fc.constantFrom(...dateOptions), (date, timeZone, style) => {
        const options = { ...style, timeZone };
        expect(new browser.DateTimeFormat(locale, options).format(date)).toBe(
          new Intl.DateTimeFormat(locale, options).format(date),
        );
      }),
    );
  });

  it('from when until when is as on the server, be it minutes, hours or years', () => {
    const styles = dateOptions.filter(({ dateStyle, timeStyle }) => dateStyle ?? timeStyle);
    const aLength = fc.oneof(...[1, 60, 24 * 60, 40_000, 1_000_000].map((max) => fc.nat({ max })));
    fc.assert(
      fc.property(anInstant, aLength, aZone, fc.constantFrom(...styles), (from, minutes, timeZone, style) => {
        const options = { ...style, timeZone };
        const until = from.getTime() + minutes * minuteMs;
        expect(new browser.DateTimeFormat(locale, options).formatRange(from, until)).toBe(
          new Intl.DateTimeFormat(locale, options).formatRange(from, until),
        );
      }),
      { numRuns: 200 },
    );
  });

  it.each(numberOptions)('a number is as on the server by %j', (options) => {
    const [here, there] = [new browser.NumberFormat(locale, options), new Intl.NumberFormat(locale, options)];
    const some = [0, 1, -1, 0.256, 1.04, 999, 1000, 12_345.678, -1_234_567.8, 1e21, NaN, Infinity, -0];
    for (const value of some) expect(here.format(value)).toBe(there.format(value));
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9 }), (value) => {
        expect(here.format(value)).toBe(there.format(value));
      }),
    );
  });

  it.each(['second', 'minutes', 'hour', 'day', 'week', 'month', 'quarter', 'year'] as const)(
    'how many %s ago or ahead is as on the server',
    (unit) => {
      for (const numeric of ['auto', 'always'] as const) {
        const here = new browser.RelativeTimeFormat(locale, { numeric });
        const there = new Intl.RelativeTimeFormat(locale, { numeric });
        for (const value of [-12_345, -11, -3, -2, -1, -0, 0, 1, 1.5, 2, 5, 21, 100])
          expect(here.format(value, unit)).toBe(there.format(value, unit));
      }
    },
  );

  it.each([{}, { type: 'disjunction' }, { type: 'unit' }, { style: 'short' }, { style: 'narrow' }] as const)(
    'a list is as on the server by %j',
    (options: Intl.ListFormatOptions) => {
      const [here, there] = [new browser.ListFormat(locale, options), new Intl.ListFormat(locale, options)];
      for (const items of [[], ['а'], ['а', 'b'], ['а', 'b', 'ç'], ['1', '2', '3', '4', '5']]) {
        expect(here.format(items)).toBe(there.format(items));
        expect(here.formatToParts(items)).toEqual(there.formatToParts(items));
      }
    },
  );

  it.each([
    ['region', countries],
    ['language', [...languages, 'xq']],
  ] as const)('each %s has the server’s name, or none', (type, codes) => {
    for (const fallback of ['code', 'none'] as const) {
      const here = new browser.DisplayNames([locale], { type, fallback });
      const there = new Intl.DisplayNames([locale], { type, fallback });
      expect(codes.map((code) => here.of(code))).toEqual(codes.map((code) => there.of(code)));
    }
  });

  it('words are sorted as on the server', () => {
    const letters = 'abcçdeəfgğhxıijkqlmnoöprsştuüvyzwABCÇDEƏFGĞHXIİJKQÖŞÜWաբգեիևյօֆԱԲԵՅՖжЯ19 -';
    const aWord = fc.string({ unit: fc.constantFrom(...letters.split('')), maxLength: 4 });
    const [here, there] = [new browser.Collator(locale), new Intl.Collator(locale)];
    fc.assert(
      fc.property(aWord, aWord, (one, other) => {
        expect(Math.sign(here.compare(one, other))).toBe(Math.sign(there.compare(one, other)));
      }),
      { numRuns: 2_000 },
    );
  });

  it('the plural rules are the browser’s own, and the same', () => {
    expect(browser.PluralRules).toBe(Intl.PluralRules);
  });

  it('it is supported, and says its name', () => {
    const { DateTimeFormat, NumberFormat, RelativeTimeFormat, ListFormat, DisplayNames, Collator } = browser;
    const some = [locale, 'de', 'xx'];
    expect(DateTimeFormat.supportedLocalesOf(some)).toEqual([locale, 'de']);
    expect(NumberFormat.supportedLocalesOf(some)).toEqual([locale, 'de']);
    expect(RelativeTimeFormat.supportedLocalesOf(some)).toEqual([locale, 'de']);
    expect(ListFormat.supportedLocalesOf(some)).toEqual([locale, 'de']);
    expect(DisplayNames.supportedLocalesOf(locale)).toEqual([locale]);
    expect(Collator.supportedLocalesOf(some)).toEqual([locale, 'de']);
    expect(new DateTimeFormat(locale).resolvedOptions().locale).toBe(locale);
    expect(new DisplayNames([locale], { type: 'region' }).resolvedOptions().locale).toBe(locale);
  });

  it('other languages are written by the browser', () => {
    const date = new Date(0);
    expect(new browser.DateTimeFormat('de', { dateStyle: 'long' }).format(date)).toBe(
      new Intl.DateTimeFormat('de', { dateStyle: 'long' }).format(date),
    );
    expect(browser.DateTimeFormat().resolvedOptions()).toEqual(Intl.DateTimeFormat().resolvedOptions());
    expect(browser.NumberFormat(locale).format(1.5)).toBe('1,5');
    expect(new browser.DateTimeFormat('de')).toBeInstanceOf(browser.DateTimeFormat);
    expect(new browser.DateTimeFormat(locale)).toBeInstanceOf(browser.DateTimeFormat);
  });

  it('what is not covered is English, and refuses what the browser refuses', () => {
    expect(new browser.NumberFormat(locale, { notation: 'compact' }).format(12_345)).toBe('12K');
    const time = { hour: 'numeric', timeZone: 'UTC' } as const;
    expect(new browser.DateTimeFormat(locale, time).format(0)).toBe(
      new Intl.DateTimeFormat('en', time).format(0),
    );
    expect(() => new browser.DateTimeFormat(locale, { timeZone: 'Mars/Olympus' })).toThrow(RangeError);
    expect(() => new browser.DateTimeFormat(locale).format(NaN)).toThrow(RangeError);
  });
});
