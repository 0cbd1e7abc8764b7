import { getTranslations } from 'next-intl/server';
import { EnglishLine } from '@/components/learning/courses/english-line';
import { Badge } from '@/components/ui/badge';
import { RussianText } from '@/components/ui/russian-text';
import { popularCourses } from '@/lib/publishing/home/popularity';
import type { CourseFigures } from '@/lib/publishing/home/schema';
import { Link } from '@/lib/platform/i18n/link';
import { routes } from '@/lib/platform/routes/routes';

/** The courses that most people have begun. */
export async function Popular({ figures }: { figures: CourseFigures[] }) {
  const t = await getTranslations('home');
  const shown = popularCourses(figures);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="popular" className="flex flex-col gap-6">
      <h2 id="popular" className="text-3xl font-semibold">
        {t('popular.title')}
      </h2>
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {shown.map(({ course: { slug, title }, level, lessons, exercises, learners }) => (
          <li
            key={slug}
            className="relative flex flex-col gap-3 rounded-card border border-line bg-raised p-4 transition-colors hover:border-cobalt sm:p-6"
          >
            <p className="flex flex-wrap items-center gap-2 text-sm text-soft">
              <Badge tone="info">{level}</Badge>
              {t('popular.learners', { count: learners })}
            </p>
            <h3 lang={title.lang} className="text-xl font-semibold">
              <Link
                href={routes.courseSelect(slug)}
                prefetch={false}
                className="text-cobalt after:absolute after:inset-0 after:rounded-card hover:text-cobalt-hover"
              >
                <RussianText {...title} />
              </Link>
            </h3>
            <p className="mt-auto text-sm text-soft">
              {t('popular.lessons', { count: lessons })} · {t('path.exercises', { count: exercises })}
            </p>
          </li>
        ))}
      </ul>
      <EnglishLine langs={shown.map(({ course }) => course.title.lang)} />
    </section>
  );
}
