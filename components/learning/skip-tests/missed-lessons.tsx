import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { RussianText } from '@/components/ui/russian-text';
import type { MissedLesson } from '@/lib/learning/skip-tests/schema';
import { Link } from '@/lib/platform/i18n/link';
import { routes } from '@/lib/platform/routes/routes';

/** The lessons of the mistakes, each with its grammar. */
export function MissedLessons({ course, missed }: { course: string; missed: MissedLesson[] }) {
  const t = useTranslations();
  const format = useFormatter();
  const locale = useLocale();
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl font-semibold">{t('skip-tests.result.missed')}</h2>
      <ul className="flex flex-col gap-3">
        {missed.map(({ lesson: { slug, number, title }, topics }) => (
          <li key={slug} className="flex flex-col rounded-card border border-line bg-raised px-4 py-2">
            <Link
              href={routes.lesson(course, slug)}
              className="inline-flex min-h-11 items-center self-start font-medium text-cobalt hover:underline"
            >
              <span>
                <RussianText
                  text={t('exercises.summary.lesson', { number, title: title.text })}
                  lang={locale}
                />
              </span>
            </Link>
            {topics.length > 0 && (
              <p className="pb-2 text-soft">
                {format.list(topics.map((topic) => t(`progress.topics.${topic}`)))}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
