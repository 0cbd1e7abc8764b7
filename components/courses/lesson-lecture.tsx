import { ArrowLeft } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Markdown } from '@/components/markdown/markdown';
import type { LessonView } from '@/lib/courses/schema';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';
import { EnglishLine } from './english-line';
import { PracticeCard } from './practice-card';
import { WordList } from './word-list';

/** A lesson to read: the lecture, its words, and the way to the exercises. */
export function LessonLecture({ lesson }: { lesson: LessonView }) {
  const t = useTranslations('courses.lesson');
  const { course, number, title, summary, lecture, words } = lesson;
  return (
    <article className="mx-auto flex max-w-3xl flex-col gap-8">
      <header className="flex flex-col gap-2">
        <Link
          href={routes.courseSelect(course.slug)}
          lang={course.title.lang}
          className="-ml-1 inline-flex min-h-11 items-center gap-2 self-start rounded-control px-1 font-medium text-cobalt hover:underline"
        >
          <ArrowLeft size={20} strokeWidth={1.75} aria-hidden />
          {course.title.text}
        </Link>
        <p className="text-soft">{t('number', { number })}</p>
        <h1 lang={title.lang} className="text-3xl font-semibold sm:text-4xl">
          {title.text}
        </h1>
        <p lang={summary.lang} className="text-lg text-soft">
          {summary.text}
        </p>
        <EnglishLine langs={[title.lang, summary.lang, lecture.lang]} />
      </header>
      <Markdown markdown={lecture.markdown} lang={lecture.lang} />
      <PracticeCard lesson={lesson} />
      <section className="flex flex-col gap-4">
        <h2 className="text-2xl font-semibold">{t('words')}</h2>
        <WordList words={words} />
      </section>
      <PracticeCard lesson={lesson} />
    </article>
  );
}
