import { getTranslations } from 'next-intl/server';

/** Spec §9. */
const years = '2022-2025';
const version = '1.3';

export async function Footer({ title }: { title: string }) {
  const t = await getTranslations('layout');
  return (
    <footer className="border-t border-line in-[body:has([data-full-screen])]:hidden">
      <div className="mx-auto flex max-w-page flex-wrap justify-between gap-x-8 gap-y-2 px-4 py-8 text-sm text-soft sm:px-6">
        <p>{t('footer.promise')}</p>
        <p>{`© ${years} ${title} ${version}`}</p>
      </div>
    </footer>
  );
}
