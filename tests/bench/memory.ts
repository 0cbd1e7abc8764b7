import { localePrefix, locales, splitLocale, type Locale } from '@/lib/platform/i18n/locales';
import { rawGet } from '@/tests/support/raw-get';
import type { Site } from './site';
import { round, type Line } from './statistics';

const browser = { 'accept-encoding': 'gzip, deflate, br, zstd', 'user-agent': 'Mozilla/5.0 bench' };
const pages = 500;
const maxFreshMb = 250;
const maxReadMb = 350;

/** What the serving process holds as it has started, and when many different pages were read; garbage is collected first. */
export async function benchMemory({ base, held }: Pick<Site, 'base' | 'held'>): Promise<Line[]> {
  const fresh = await held();
  const paths = await publicPaths(base);
  for (const path of paths) await rawGet(`${base}${path}`, browser);
  return [
    line('Memory of the serving process, fresh', fresh, maxFreshMb),
    line(`Memory after ${paths.length} different pages`, await held(), maxReadMb),
  ];
}

/** Evenly out of all English pages that the sitemaps name, whatever host they give, and those pages in the other languages. */
async function publicPaths(base: string): Promise<string[]> {
  const index = await addressesIn(`${base}/sitemap.xml`);
  const named: URL[] = [];
  for (const { pathname } of index) named.push(...(await addressesIn(`${base}${pathname}`)));
  const english = named
    .map(({ pathname }) => splitLocale(pathname))
    .filter(({ locale }) => locale === 'en')
    .map(({ path }) => path);
  const all = locales.flatMap((locale) => english.map((path) => localePath(locale, path)));
  const step = Math.max(1, all.length / pages);
  return Array.from({ length: Math.min(pages, all.length) }, (_, n) => all[Math.floor(n * step)] ?? '/');
}

const localePath = (locale: Locale, path: string) =>
  path === '/' ? localePrefix(locale) || '/' : `${localePrefix(locale)}${path}`;

async function addressesIn(sitemap: string): Promise<URL[]> {
  const text = await (await fetch(sitemap)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, address = '']) => new URL(address));
}

function line(what: string, held: number, maxMb: number): Line {
  return { what, measured: `${round(held, 0)} MB`, goal: `at most ${maxMb} MB`, isMet: held <= maxMb };
}
