import { useTranslations } from 'next-intl';

const figures = ['facility', 'discrimination', 'hints', 'time', 'mistakes'] as const;

/** An explanation of the figures for teachers. */
export function Explanation() {
  const t = useTranslations('teaching');
  return (
    <details className="rounded-card bg-sunken px-4 py-1 sm:px-6">
      <summary className="inline-flex min-h-11 items-center font-medium text-cobalt hover:underline">
        {t('explain.title')}
      </summary>
      <dl className="flex flex-col gap-4 py-3">
        {figures.map((figure) => (
          <div key={figure}>
            <dt className="font-medium">{t(`exercise.${figure}`)}</dt>
            <dd className="text-soft">{t(`explain.${figure}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
