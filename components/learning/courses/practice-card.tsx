import { PencilLine } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import type { LessonView } from '@/lib/learning/courses/schema';
import { routes } from '@/lib/platform/routes/routes';

const calls = { started: 'practiceContinue', finished: 'practiceAgain' } as const;

/** The card that leads from the lecture to the exercises. */
export function PracticeCard({ lesson }: { lesson: LessonView }) {
  const t = useTranslations('courses.lesson');
  const { course, slug, state, exercises } = lesson;
  if (exercises === 0) return <EmptyState icon={PencilLine} title={t('noExercises')} />;
  return (
    <Card className="flex flex-wrap items-center gap-4">
      <p className="min-w-64 flex-1 max-sm:min-w-full">{t('practiceText', { count: exercises })}</p>
      <ButtonLink href={routes.practice(course.slug, slug)} size="large" className="max-sm:w-full">
        <PencilLine size={20} strokeWidth={1.75} aria-hidden />
        {t(state === 'started' || state === 'finished' ? calls[state] : 'practice')}
      </ButtonLink>
    </Card>
  );
}
