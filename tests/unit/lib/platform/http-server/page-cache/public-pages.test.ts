import { expect, it } from '@jest/globals';
import { isPublic } from '@/scripts/serve/public-pages';

it.each([
  '/',
  '/en',
  '/jp',
  '/about',
  '/de/support',
  '/blog',
  '/blog/page/2',
  '/blog/tag/cases/page/2',
  '/en/blog/grammar',
  '/en/blog/grammar/page/3',
  '/no/blog/grammar/cases-without-tears',
  '/_next/static/chunks/1ge15_6vtmnmw.js',
  '/feeds/en/rss.xml',
  '/sitemaps/posts-1.xml',
  '/og/en/post-1.png',
  '/robots.txt',
])('%s may be kept', (path) => expect(isPublic(path)).toBe(true));

it.each([
  '/account',
  '/admin',
  '/en/admin/settings',
  '/courses',
  '/courses/list',
  '/de/courses/show',
  '/blog/search',
  '/blog/write',
  '/en/blog/write/7',
  '/auth/login',
  '/unsubscribe',
  '/profile/summary',
  '/profile/7-anna',
  '/api/settings',
  '/builds/latest.json',
  '/_next/image',
  '/blog/a/b/c',
  '/blog/a/b/c/d/e',
  '/blog/grammar/page/Two',
])('%s may not', (path) => expect(isPublic(path)).toBe(false));
