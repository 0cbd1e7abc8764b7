import { describe, expect, it } from '@jest/globals';
import {
  everyPage,
  readPageChange,
  touches,
  writePageChange,
  type PageChange,
} from '@/lib/platform/cache/page-change';
import { splitLocale } from '@/lib/platform/i18n/locales';

const inGerman: PageChange = { paths: ['/', '/blog/*'], locales: ['de'], files: ['/feeds/*'] };

describe('a change of pages', () => {
  it.each([
    ['/de', true],
    ['/de/blog/culture/ty-and-vy', true],
    ['/de/blogger', false],
    ['/de/about', false],
    ['/', false],
    ['/jp/blog/culture', false],
    ['/blog/culture', false],
    ['/feeds/en.rss', true],
    ['/sitemap.xml', false],
  ])('touches %s: %s', (address, isTouched) => {
    expect(touches(inGerman, splitLocale(address))).toBe(isTouched);
  });

  it('without languages touches its paths in all of them', () => {
    for (const address of ['/', '/jp', '/de'])
      expect(touches({ paths: ['/'] }, splitLocale(address))).toBe(true);
    expect(touches({ paths: ['/'] }, splitLocale('/de/blog'))).toBe(false);
  });

  it('is read as it was written', () => {
    expect(readPageChange(writePageChange(inGerman))).toEqual(inGerman);
    expect(readPageChange(writePageChange(everyPage))).toEqual(everyPage);
  });

  it('that is too long for a notification touches every page', () => {
    const paths = Array.from({ length: 1_000 }, (_, number) => `/blog/${number}`);
    expect(readPageChange(writePageChange({ paths }))).toEqual(everyPage);
  });

  it.each(['', 'now', '{', '{"paths":"/"}', '{"paths":[],"locales":["xx"]}'])(
    'is not what %j says',
    (payload) => {
      expect(readPageChange(payload)).toBeNull();
    },
  );
});
