import { Sprout } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { EnglishLine } from '@/components/learning/courses/english-line';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { RussianText } from '@/components/ui/russian-text';
import type { CourseView } from '@/lib/learning/courses/schema';
import { PathLesson } from './path-lesson';

/** The first letter of the Russian alphabet, as decoration. */
const firstLetter = 'Аа';

/** The lessons of the first course as a vertical path. */
export async function Path({ course }: { course: CourseView | null }) {
  const t = await getTranslations('home.path');
  return (
    <section aria-labelledby="path" className="grid gap-8 lg:grid-cols-[5fr_7fr] lg:gap-16">
      <div className="flex flex-col gap-3">
        <h2 id="path" className="text-3xl font-semibold">
          {t('title')}
        </h2>
        <p className="text-soft">{t('text')}</p>
        <p
          aria-hidden
          lang="ru"
          className="mt-8 font-serif text-[11rem] leading-none text-cobalt select-none max-lg:hidden"
        >
          {firstLetter}
        </p>
      </div>
      {course ? <CoursePath course={course} /> : <EmptyState icon={Sprout} title={t('empty')} />}
    </section>
  );
}

function CoursePath({ course: { slug, level, title, summary, lessons } }: { course: CourseView }) {
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h3 lang={title.lang} className="flex flex-wrap items-center gap-3 text-2xl font-semibold">
          <span>
            <RussianText {...title} />
          </span>
          <Badge tone="info">{level}</Badge>
        </h3>
        <p lang={summary.lang} className="mt-2 text-soft">
          <RussianText {...summary} />
        </p>
        <div className="mt-2">
          <EnglishLine langs={[title.lang, summary.lang]} />
        </div>
      </div>
      <ol>
        {lessons.map((lesson) => (
          <PathLesson key={lesson.slug} course={slug} lesson={lesson} />
        ))}
      </ol>
    </div>
  );
}
