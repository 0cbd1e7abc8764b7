import { Construction } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/platform/routes/routes';

/** The page of a lesson under construction, with a link back. */
export function AnnouncedLesson({ course }: { course: string }) {
  const t = useTranslations('courses.construction');
  return (
    <div className="mx-auto flex max-w-column flex-col items-center gap-4 py-12 text-center">
      <Construction size={32} strokeWidth={1.75} aria-hidden className="text-faint" />
      <h1 className="text-3xl font-semibold">{t('badge')}</h1>
      <p className="text-soft">{t('lesson')}</p>
      <ButtonLink href={routes.courseSelect(course)}>{t('back')}</ButtonLink>
    </div>
  );
}
