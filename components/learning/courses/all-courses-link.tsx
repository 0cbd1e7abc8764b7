import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/platform/routes/routes';

/** The link to all courses, where a list of courses is empty or ends. */
export function AllCoursesLink() {
  const t = useTranslations('courses.mine');
  return (
    <ButtonLink href={routes.courseList()} variant="quiet" className="self-center">
      {t('all')}
    </ButtonLink>
  );
}
