import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { TransitiveLibraries, Libraries } from '@/components/publishing/credits/libraries';
import { Works } from '@/components/publishing/credits/works';
import { listLibraries } from '@/lib/publishing/credits/service';
import { pageMetadata } from '@/lib/publishing/seo/metadata';
import { routes } from '@/lib/platform/routes/routes';

/** Revalidation in seconds. The installed packages change only with a new build. */
export const revalidate = 300; // seconds

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('credits');
  const [title, description] = [t('title'), t('description')];
  return pageMetadata({ locale: await getLocale(), path: routes.credits(), title, description });
}

/** The libraries and works that the site uses. */
export default async function CreditsPage() {
  const t = await getTranslations('credits');
  const { direct: own, transitive: further } = await listLibraries();
  return (
    <div className="flex flex-col gap-12">
      <header className="flex max-w-column flex-col gap-3">
        <h1 className="text-3xl font-semibold sm:text-4xl">{t('title')}</h1>
        <p className="text-lg">{t('intro')}</p>
        <p className="text-soft">{t('program')}</p>
      </header>
      <Works />
      <Libraries libraries={own} />
      <TransitiveLibraries groups={further} />
    </div>
  );
}
