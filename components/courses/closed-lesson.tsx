import { Construction, Lock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { CheckOffer } from '@/components/checks/check-offer';
import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/routes';

interface Props {
  course: string;
  lesson: string;
  state: 'locked' | 'announced';
}

/** In place of a lesson that cannot be opened: why, the way ahead for those who know enough, and the way back. */
export function ClosedLesson({ course, lesson, state }: Props) {
  const t = useTranslations('courses');
  const Icon = state === 'locked' ? Lock : Construction;
  return (
    <div className="mx-auto flex max-w-column flex-col items-center gap-4 py-12 text-center">
      <Icon size={32} strokeWidth={1.75} aria-hidden className="text-faint" />
      <h1 className="text-3xl font-semibold">
        {state === 'locked' ? t('locked.title') : t('construction.badge')}
      </h1>
      <p className="text-soft">{state === 'locked' ? t('locked.text') : t('construction.lesson')}</p>
      {state === 'locked' && <CheckOffer course={course} lesson={lesson} />}
      <ButtonLink href={routes.courseSelect(course)} variant={state === 'locked' ? 'quiet' : 'primary'}>
        {t('locked.back')}
      </ButtonLink>
    </div>
  );
}
