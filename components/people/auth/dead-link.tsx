import { useTranslations } from 'next-intl';
import { Messages } from '@/components/platform/i18n/messages';
import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/platform/routes/routes';
import { SendVerification } from './send-verification';

interface Props {
  /** The person who follows the link, as far as this browser knows. */
  who: 'nobody' | 'unverified' | 'verified';
  isOutbox: boolean;
}

/** What to do after a link that is no longer valid. */
export function DeadLink({ who, isOutbox }: Props) {
  const t = useTranslations('auth.confirm');
  switch (who) {
    case 'nobody':
      return (
        <div className="flex flex-col items-start gap-5">
          <p>{t('signIn')}</p>
          <ButtonLink href={routes.login()}>{t('toLogin')}</ButtonLink>
        </div>
      );
    case 'unverified':
      return (
        <Messages of={['auth']}>
          <SendVerification isOutbox={isOutbox} />
        </Messages>
      );
    case 'verified':
      return (
        <div className="flex flex-col items-start gap-5">
          <p>{t('already')}</p>
          <ButtonLink href={routes.courses()}>{t('go')}</ButtonLink>
        </div>
      );
  }
}
