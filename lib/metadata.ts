import type { Metadata } from 'next';
import { getPathname } from '@/lib/i18n/navigation';
import { locales, type Locale } from '@/lib/i18n/locales';
import { getEnv } from '@/lib/env';
import { getSettings } from '@/lib/settings/service';

interface Page {
  locale: Locale;
  /** As lib/routes builds it, without the locale's prefix. */
  path: string;
  title: string;
  description: string;
  /** Whether search engines may list it; pages of a signed-in person are not listed. */
  index?: boolean;
}

/** Title, description, canonical link and language versions of a page. */
export async function pageMetadata({
  locale,
  path,
  title,
  description,
  index = true,
}: Page): Promise<Metadata> {
  const site = (await getSettings())['site.title'];
  const canonical = getPathname({ locale, href: path });
  const languages = Object.fromEntries(
    locales.map((each) => [each, getPathname({ locale: each, href: path })]),
  );
  const fullTitle = title === site ? title : `${title} · ${site}`;
  return {
    metadataBase: new URL(getEnv().APP_ORIGIN),
    title: fullTitle,
    description,
    alternates: {
      canonical,
      ...(index && { languages: { ...languages, 'x-default': getPathname({ locale: 'ru', href: path }) } }),
    },
    robots: index ? { index: true, follow: true } : { index: false, follow: false },
    openGraph: { title: fullTitle, description, url: canonical, siteName: site, locale, type: 'website' },
  };
}
