import { BookOpen } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { routes } from '@/lib/platform/routes/routes';

export function NoCourses() {
  const t = useTranslations('courses.list');
  return (
    <EmptyState icon={BookOpen} title={t('empty')}>
      <ButtonLink href={routes.home()} variant="quiet">
        {t('home')}
      </ButtonLink>
    </EmptyState>
  );
}
