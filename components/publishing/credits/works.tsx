import { useTranslations } from 'next-intl';
import { works } from '@/lib/publishing/credits/works';
import { Outside } from './outside';

/** Dictionaries, voices, fonts and maps with their purpose and licence. */
export function Works() {
  const t = useTranslations('credits.works');
  return (
    <section aria-labelledby="works" className="flex flex-col gap-4">
      <h2 id="works" className="text-2xl font-semibold">
        {t('title')}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {works.map(({ key, name, licence, href }) => (
          <li key={key} className="flex flex-col rounded-card border border-line bg-raised px-4 py-2">
            <span className="flex flex-wrap items-center justify-between gap-x-4">
              <Outside href={href}>{name}</Outside>
              <span lang="en" className="text-sm text-soft">
                {licence}
              </span>
            </span>
            <p className="pb-2">{t(key)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
