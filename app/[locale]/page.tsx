import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/publishing/seo/json-ld';
import { pageMetadata } from '@/lib/publishing/seo/metadata';
import { routes } from '@/lib/platform/routes/routes';
import { siteGraph, writeJsonLd } from '@/lib/publishing/seo/json-ld';
import { getSettings } from '@/lib/people/settings/service';
import { HomeView } from '@/components/publishing/home/home-view';
import { readHome } from './read-home';

/** Revalidation in seconds. The page is the same for everybody; signed-in people get the page `today` (middleware). */
export const revalidate = 300; // seconds

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('home');
  const locale = await getLocale();
  return pageMetadata({
    locale,
    path: routes.home(),
    title: t('title'),
    description: t('description'),
    feeds: { category: null },
  });
}

export default async function HomePage() {
  const locale = await getLocale();
  const t = await getTranslations('home');
  const site = (await getSettings())['site.title'];
  return (
    <>
      <JsonLd json={writeJsonLd(siteGraph(locale, site, t('description')))} />
      <HomeView contents={await readHome()} />
    </>
  );
}
