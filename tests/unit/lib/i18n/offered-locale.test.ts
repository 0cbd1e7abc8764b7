import { expect, it } from '@jest/globals';
import { preferredLocale } from '@/lib/i18n/locales';
import { offeredLocale } from '@/lib/i18n/offered-locale';

it.each([
  [['en-GB', 'en'], 'ru', 'en'],
  [['ja'], 'ru', 'ja'],
  [['no'], 'en', 'nb'],
  [['nn-NO'], 'en', 'nb'],
  [['uk', 'de-AT'], 'ru', 'de'],
  [['ru-RU', 'en'], 'ru', null],
  [['en', 'ru'], 'ru', 'en'],
  [['uk', 'pl'], 'ru', null],
  [['*', ''], 'ru', null],
  [[], 'ru', null],
] as const)('a browser that prefers %j is offered on a page in %s: %s', (languages, current, offered) => {
  expect(offeredLocale(languages, current)).toBe(offered);
});

it.each([
  ['de;q=0.5, hy;q=0.9', 'hy'],
  ['nn', 'nb'],
  ['uk, pl', 'ru'],
  [null, 'ru'],
])('the header %s asks for %s', (header, locale) => {
  expect(preferredLocale(header)).toBe(locale);
});
