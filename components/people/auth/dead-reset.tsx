import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import { routes } from '@/lib/platform/routes/routes';

/** Why a reset link does not work, and where to go instead. */
export function DeadReset({ reason }: { reason: 'link_invalid' | 'unknown_email' }) {
  const t = useTranslations('auth.reset');
  const errors = useTranslations('errors');
  const isGone = reason === 'unknown_email';
  return (
    <div className="flex flex-col items-start gap-5">
      <Notice tone="wrong" heading={t(isGone ? 'unknown' : 'invalid')} className="self-stretch">
        {isGone ? errors('unknown_email') : t('invalidText')}
      </Notice>
      <ButtonLink href={isGone ? routes.register() : routes.lostpass()}>
        {t(isGone ? 'toRegister' : 'newLink')}
      </ButtonLink>
    </div>
  );
}
