import { useEffect, useRef } from 'react';
import { ArrowRight, RotateCcw } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { RussianText } from '@/components/ui/russian-text';
import type { SkipTestResult, SkipTestView } from '@/lib/learning/skip-tests/schema';
import { routes } from '@/lib/platform/routes/routes';
import { MissedLessons } from './missed-lessons';

interface Props {
  view: SkipTestView;
  result: SkipTestResult;
  onAgain: () => void;
}

/** The result of the skip test and the next steps. */
export function SkipTestEnd({ view: { lesson, total, needed }, result, onAgain }: Props) {
  const t = useTranslations('skip-tests.result');
  const tSummary = useTranslations('exercises.summary');
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  const { passed, right, missed } = result;
  const course = lesson.course.slug;
  const values = { lesson: lesson.title.text, right, total, needed };
  return (
    <div data-full-screen className="mx-auto flex w-full max-w-3xl flex-col gap-8 px-4 py-8 sm:px-6 sm:py-12">
      <div className="flex flex-col gap-2">
        <h2 ref={heading} tabIndex={-1} className="text-3xl font-semibold outline-none">
          <RussianText text={t(passed ? 'passed' : 'failed', values)} lang={locale} />
        </h2>
        <p className="text-soft">
          <RussianText text={t(passed ? 'passedText' : 'failedText', values)} lang={locale} />
        </p>
      </div>
      <div className="flex flex-wrap gap-3 *:grow sm:*:grow-0">
        {!passed && (
          <Button size="large" onClick={onAgain}>
            <RotateCcw size={20} strokeWidth={1.75} aria-hidden />
            {t('again')}
          </Button>
        )}
        <ButtonLink
          href={routes.lesson(course, lesson.slug)}
          size="large"
          variant={passed ? 'primary' : 'secondary'}
        >
          {t('go')}
          <ArrowRight size={20} strokeWidth={1.75} aria-hidden className="shrink-0" />
        </ButtonLink>
        <ButtonLink href={routes.courseSelect(course)} size="large" variant="secondary">
          {tSummary('toCourse')}
        </ButtonLink>
      </div>
      {missed.length > 0 && <MissedLessons course={course} missed={missed} />}
    </div>
  );
}
