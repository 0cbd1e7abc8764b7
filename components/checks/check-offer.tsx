import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/routes';

/** The way into a locked lesson for whoever knows already what comes before it. */
export function CheckOffer({ course, lesson }: { course: string; lesson: string }) {
  const t = useTranslations('checks.offer');
  return (
    <div className="flex w-full flex-col items-center gap-2">
      <ButtonLink href={routes.check(course, lesson)} prefetch={false} className="max-sm:w-full">
        {t('call')}
      </ButtonLink>
      <p className="text-sm text-soft">{t('text')}</p>
    </div>
  );
}
