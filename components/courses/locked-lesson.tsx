import { Lock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/routes';

export function LockedLesson({ course }: { course: string }) {
  const t = useTranslations('courses.locked');
  return (
    <div className="mx-auto flex max-w-column flex-col items-center gap-4 py-12 text-center">
      <Lock size={32} strokeWidth={1.75} aria-hidden className="text-faint" />
      <h1 className="text-3xl font-semibold">{t('title')}</h1>
      <p className="text-soft">{t('text')}</p>
      <ButtonLink href={routes.courseSelect(course)}>{t('back')}</ButtonLink>
    </div>
  );
}
