import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/seo/json-ld';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import { siteGraph, writeJsonLd } from '@/lib/seo/json-ld';
import { getSettings } from '@/lib/settings/service';
import { HomeView } from '@/components/home/home-view';
import { readHome } from './read-home';

/** Seconds. The page is the same for everybody; whoever is signed in sees today's page at its address (middleware). */
export const revalidate = 300;

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
