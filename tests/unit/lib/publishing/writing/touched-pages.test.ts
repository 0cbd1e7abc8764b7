import { expect, it } from '@jest/globals';
import { touches, type PageChange } from '@/lib/platform/cache/page-change';
import { locales, splitLocale } from '@/lib/platform/i18n/locales';
import { pagesShowing, pagesShowingTexts } from '@/lib/publishing/writing/inside/touched-pages';

const post = { kind: 'post', slug: 'ty-and-vy' } as const;
const isTouched = (change: PageChange, address: string) => touches(change, splitLocale(address));
const touched = (change: PageChange, addresses: string[]) =>
  addresses.filter((address) => isTouched(change, address));

it('a post touches the home page, the blog, its feeds and the sitemaps in every language, and no other page', () => {
  const own = ['/', '/jp', '/de/blog', '/en/blog/culture/ty-and-vy', '/feeds/en.rss', '/og/en/ty-and-vy.png'];
  expect(touched(pagesShowing(post), [...own, '/sitemaps/posts-1.xml', '/sitemap.xml'])).toHaveLength(8);
  expect(touched(pagesShowing(post), ['/about', '/de/credits', '/manifest.webmanifest'])).toEqual([]);
});

it('a page touches itself and the sitemaps; the text of the home page is a page', () => {
  const all = ['/about', '/en/about', '/', '/de', '/en/blog', '/sitemaps/pages.xml'];
  expect(touched(pagesShowing({ kind: 'page', slug: 'about' }), all)).toEqual([
    '/about',
    '/en/about',
    '/sitemaps/pages.xml',
  ]);
  expect(touched(pagesShowing({ kind: 'page', slug: 'home' }), all)).toEqual([
    '/',
    '/de',
    '/sitemaps/pages.xml',
  ]);
});

it('a text that was changed touches its language and those that have no text of their own', () => {
  const available = locales.filter((locale) => locale !== 'ja');
  const change = pagesShowingTexts(post, { published: ['de'], available });
  expect(touched(change, ['/de/blog', '/jp/blog', '/en/blog', '/blog', '/feeds/en.rss'])).toEqual([
    '/de/blog',
    '/jp/blog',
    '/feeds/en.rss',
  ]);
});

it('a text in a new language touches every language, whose pages name it', () => {
  const change = pagesShowingTexts(post, { published: ['de'], available: ['ru', 'en'] });
  expect(touched(change, ['/de/blog', '/en/blog', '/blog'])).toHaveLength(3);
});
