import { getTranslations } from 'next-intl/server';
import { StartLink } from './start-link';

/** What this costs, how long the first step takes, and the first step. */
export async function Closing({ course }: { course: string | null }) {
  const t = await getTranslations('home');
  return (
    <section
      aria-labelledby="closing"
      className="flex flex-wrap items-center justify-between gap-6 rounded-card bg-cobalt-ground p-6 sm:p-12"
    >
      <div className="flex max-w-column min-w-0 flex-col gap-2">
        <h2 id="closing" className="text-2xl font-semibold sm:text-3xl">
          {t('closing.title')}
        </h2>
        <p className="text-soft">{t('closing.text')}</p>
        <p className="text-soft">{t('closing.free')}</p>
      </div>
      <StartLink course={course} startLabel={t('hero.start')} continueLabel={t('hero.continue')} />
    </section>
  );
}
