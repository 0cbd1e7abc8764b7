import type { ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Lecture } from '@/components/platform/markdown/lecture';
import { RussianText } from '@/components/ui/russian-text';
import { SlowSwitch } from '@/components/ui/slow-switch';
import { StressSwitch } from '@/components/ui/stress-switch';
import { TappableText } from '@/components/learning/lexicon/tappable-text';
import type { LessonView } from '@/lib/learning/courses/schema';
import { Link } from '@/lib/platform/i18n/link';
import { routes } from '@/lib/platform/routes/routes';
import { EnglishLine } from './english-line';
import { LessonsBefore } from './lessons-before';
import { NextLesson } from './next-lesson';
import { PracticeCard } from './practice-card';
import { ExtraWords } from './extra-words';
import { WordList } from './word-list';

interface Props {
  lesson: LessonView;
  /** The content below the lesson. */
  children: ReactNode;
}

/** The page of a lesson: the lecture, its words and the link to the exercises. */
export function LessonLecture({ lesson, children }: Props) {
  const t = useTranslations('courses.lesson');
  const tWords = useTranslations('words');
  const { course, number, title, summary, lecture } = lesson;
  const words = lesson.words.filter(({ extra }) => !extra);
  return (
    <article className="mx-auto flex max-w-3xl flex-col gap-8">
      <header className="flex flex-col gap-2">
        <div className="flex items-start justify-between gap-2">
          <Link
            href={routes.courseSelect(course.slug)}
            lang={course.title.lang}
            className="-ml-1 inline-flex min-h-11 items-center gap-2 rounded-control px-1 font-medium text-cobalt hover:underline"
          >
            <ArrowLeft size={20} strokeWidth={1.75} aria-hidden className="shrink-0" />
            <span>
              <RussianText {...course.title} />
            </span>
          </Link>
          <div className="flex">
            <SlowSwitch />
            <StressSwitch />
          </div>
        </div>
        <p className="text-soft">{t('number', { number })}</p>
        <h1 lang={title.lang} className="text-3xl font-semibold sm:text-4xl">
          <RussianText {...title} />
        </h1>
        <p lang={summary.lang} className="text-lg text-soft">
          <RussianText {...summary} />
        </p>
        <EnglishLine langs={[title.lang, summary.lang, lecture.lang]} />
      </header>
      <LessonsBefore lesson={lesson} />
      <div className="flex flex-col gap-6">
        <p className="text-soft">{tWords('hint')}</p>
        <TappableText>
          <Lecture {...lecture} />
        </TappableText>
      </div>
      <PracticeCard lesson={lesson} />
      {words.length > 0 && (
        <section className="flex flex-col gap-4">
          <h2 className="text-2xl font-semibold">{t('words')}</h2>
          <TappableText>
            <WordList words={words} />
          </TappableText>
        </section>
      )}
      <ExtraWords words={lesson.words.filter(({ extra }) => extra)} />
      {lesson.exercises > 0 && <PracticeCard lesson={lesson} />}
      <NextLesson lesson={lesson} />
      {children}
    </article>
  );
}
