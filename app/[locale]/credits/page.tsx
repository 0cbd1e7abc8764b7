import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { FurtherLibraries, Libraries } from '@/components/publishing/credits/libraries';
import { Works } from '@/components/publishing/credits/works';
import { listLibraries } from '@/lib/publishing/credits/service';
import { pageMetadata } from '@/lib/publishing/seo/metadata';
import { routes } from '@/lib/platform/routes/routes';

/** Seconds. What is installed changes with a new build alone. */
export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('credits');
  const [title, description] = [t('title'), t('description')];
  return pageMetadata({ locale: await getLocale(), path: routes.credits(), title, description });
}

/** Whose work is built in here. */
export default async function CreditsPage() {
  const t = await getTranslations('credits');
  const { own, further } = await listLibraries();
  return (
    <div className="flex flex-col gap-12">
      <header className="flex max-w-column flex-col gap-3">
        <h1 className="text-3xl font-semibold sm:text-4xl">{t('title')}</h1>
        <p className="text-lg">{t('intro')}</p>
        <p className="text-soft">{t('program')}</p>
      </header>
      <Works />
      <Libraries libraries={own} />
      <FurtherLibraries groups={further} />
    </div>
  );
}
