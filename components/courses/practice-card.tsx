import { PencilLine } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import type { LessonView } from '@/lib/courses/schema';
import { routes } from '@/lib/routes';

const calls = {
  locked: 'practice',
  open: 'practice',
  started: 'practiceContinue',
  finished: 'practiceAgain',
} as const;

/** From the lecture to the exercises. */
export function PracticeCard({ lesson }: { lesson: LessonView }) {
  const t = useTranslations('courses.lesson');
  return (
    <Card className="flex flex-wrap items-center gap-4">
      <p className="min-w-64 flex-1">{t('practiceText', { count: lesson.exercises })}</p>
      <ButtonLink
        href={routes.practice(lesson.course.slug, lesson.slug)}
        size="large"
        className="max-sm:w-full"
      >
        <PencilLine size={20} strokeWidth={1.75} aria-hidden />
        {t(calls[lesson.state])}
      </ButtonLink>
    </Card>
  );
}
