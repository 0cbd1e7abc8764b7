import { ArrowRight, RotateCcw } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import { RussianText } from '@/components/ui/russian-text';
import type { LessonLink } from '@/lib/learning/courses/schema';
import { routes } from '@/lib/platform/routes/routes';

interface Props {
  course: string;
  /** Null after the last lesson. */
  next: LessonLink | null;
  onAgain: () => void;
}

export function NextSteps({ course, next, onAgain }: Props) {
  const t = useTranslations('exercises.summary');
  const locale = useLocale();
  return (
    <div className="flex flex-col gap-4">
      {!next && <Notice tone="right">{t('end')}</Notice>}
      <div className="flex flex-wrap gap-3 *:grow sm:*:grow-0">
        {next && (
          <ButtonLink href={routes.lesson(course, next.slug)} size="large">
            <span>
              <RussianText text={t('next', { title: next.title.text })} lang={locale} />
            </span>
            <ArrowRight size={20} strokeWidth={1.75} aria-hidden className="shrink-0" />
          </ButtonLink>
        )}
        <ButtonLink href={routes.courseSelect(course)} size="large" variant={next ? 'secondary' : 'primary'}>
          {t('toCourse')}
        </ButtonLink>
        <Button size="large" variant="quiet" onClick={onAgain}>
          <RotateCcw size={20} strokeWidth={1.75} aria-hidden />
          {t('again')}
        </Button>
      </div>
    </div>
  );
}
