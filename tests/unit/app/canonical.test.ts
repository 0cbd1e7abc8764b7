import { describe, expect, it } from '@jest/globals';
import { localePrefix, locales } from '@/lib/platform/i18n/locales';
import { pageMetadata } from '@/lib/publishing/seo/metadata';
import { isGuarded } from '@/lib/platform/routes/page-kinds';
import { routes } from '@/lib/platform/routes/routes';
import { pageFiles } from '@/tests/support/page-files';

Object.assign(process.env, {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
  AUTH_SECRET: 'only for tests '.repeat(4),
  LOG_LEVEL: 'silent',
});

/** Somebody's own, or a way to somewhere else: not for search engines. */
const unlisted = [
  '/auth/confirm',
  '/auth/reset',
  '/blog/search',
  '/profile/summary',
  '/suspended',
  '/today',
  '/unsubscribe',
];
/** What stands at another page's address. */
const insteadOf: Record<string, string> = { '/today': '/' };

/** The kit is for those who build, and not in production. */
const publicPages = pageFiles.filter(({ path }) => !isGuarded(path) && path !== '/kit');

const plainRoutes = routes as unknown as Record<string, () => string>;

/** The address that a page gives for its own; undefined where it depends on a parameter. */
function ownAddress(source: string): string | undefined {
  const [, name, text] = /\bpath: (?:routes\.(\w+)\(\)|'([^']*)')/u.exec(source) ?? [];
  return name === undefined ? text : plainRoutes[name]?.();
}

describe('a public page tells search engines where it is, in every language', () => {
  it.each(publicPages)('$path: by its own address, in the one way there is', ({ path, source }) => {
    expect(source).toMatch(/export async function generateMetadata/u);
    expect(source).toMatch(/return (?:page|blogList)Metadata\(/u);
    expect(source.includes('index: false')).toBe(unlisted.includes(path));
    const [, given = ''] = /(?:\bpath: |blogListMetadata\()([^\n]*)/u.exec(source) ?? [];
    const parameters = [...path.matchAll(/\[(\w+)\]/gu)].map(([, name = '']) => name);
    for (const name of parameters) expect(given).toContain(name);
    if (parameters.length === 0 && !source.includes('blogListMetadata')) {
      expect(ownAddress(source)).toBe(insteadOf[path] ?? path);
    }
  });

  it.each(publicPages.filter(({ path }) => !path.includes('[') && !unlisted.includes(path)))(
    '$path: one canonical link, and hreflang for all fourteen languages and any other',
    async ({ path }) => {
      const address = (locale: (typeof locales)[number]) =>
        path === '/' ? localePrefix(locale) || '/' : `${localePrefix(locale)}${path}`;
      for (const locale of locales) {
        const words = { title: 'A title', description: 'A description' };
        const { alternates } = await pageMetadata({ locale, path, ...words });
        expect(alternates).toEqual({
          canonical: address(locale),
          languages: {
            ...Object.fromEntries(locales.map((each) => [each, address(each)])),
            'x-default': address('ru'),
          },
        });
      }
    },
  );

  it('and one that is not for them is said not to be', async () => {
    const page = { locale: 'de', path: '/blog/search', title: 'A', description: 'B', index: false } as const;
    const { alternates, robots } = await pageMetadata(page);
    expect([alternates, robots]).toEqual([{ canonical: '/de/blog/search' }, { index: false, follow: false }]);
  });
});
