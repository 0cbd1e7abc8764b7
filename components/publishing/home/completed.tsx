import { Trophy } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { RussianText } from '@/components/ui/russian-text';
import { completedCourses } from '@/lib/publishing/home/popularity';
import type { CourseFigures } from '@/lib/publishing/home/schema';

/** How many people have finished each course. */
export async function Completed({ figures }: { figures: CourseFigures[] }) {
  const t = await getTranslations('home.completed');
  const done = completedCourses(figures);
  if (done.length === 0) return null;
  return (
    <section aria-labelledby="completed" className="flex flex-col gap-6">
      <h2 id="completed" className="text-3xl font-semibold">
        {t('title')}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {done.map(({ course: { slug, title }, finished }) => (
          <li
            key={slug}
            className="flex items-center gap-4 rounded-card border border-line bg-raised p-4 sm:p-6"
          >
            <Trophy size={32} strokeWidth={1.75} aria-hidden className="shrink-0 text-honey" />
            <p className="min-w-0">
              <strong lang={title.lang} className="block font-semibold">
                <RussianText {...title} />
              </strong>
              <span className="text-soft">{t('people', { count: finished })}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
