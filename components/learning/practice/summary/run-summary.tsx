import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { WordList } from '@/components/learning/courses/word-list';
import { RussianText } from '@/components/ui/russian-text';
import type { PracticeView, Summary } from '@/lib/learning/practice/schema';
import { Earned } from './earned';
import { Figures } from './figures';
import { Mistakes } from './mistakes';
import { NextSteps } from './next-steps';

interface Props {
  lesson: PracticeView['lesson'];
  summary: Summary;
  onAgain: () => void;
  /** Further notices. */
  children?: ReactNode;
}

/** The end of a run: the figures, the mistakes and the next steps. */
export function RunSummary({ lesson, summary, onAgain, children }: Props) {
  const t = useTranslations('exercises.summary');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <div data-full-screen className="mx-auto flex w-full max-w-3xl flex-col gap-8 px-4 py-8 sm:px-6 sm:py-12">
      <div className="flex flex-col gap-1">
        <h2 ref={heading} tabIndex={-1} className="text-3xl font-semibold outline-none">
          {t('title')}
        </h2>
        <p className="text-soft" lang={lesson.title.lang}>
          <RussianText
            text={t('lesson', { number: lesson.number, title: lesson.title.text })}
            lang={lesson.title.lang}
          />
        </p>
      </div>
      {children}
      <Figures summary={summary} />
      <Earned earned={summary.earned} />
      <NextSteps course={lesson.course.slug} next={summary.next_lesson} onAgain={onAgain} />
      <Mistakes mistakes={summary.mistakes} />
      <section className="flex flex-col gap-3">
        <h2 className="text-xl font-semibold">{t('words')}</h2>
        <WordList words={summary.words} />
      </section>
    </div>
  );
}
