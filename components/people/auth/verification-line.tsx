import { useTranslations } from 'next-intl';
import { Messages } from '@/components/platform/i18n/messages';
import { Notice } from '@/components/ui/notice';
import { SendVerification } from './send-verification';

interface Props {
  /** As the page knows the person: a confirmed e-mail needs no line. */
  isVerified: boolean;
  /** Letters stay on the server. */
  isOutbox: boolean;
}

/** On a member's pages until the e-mail is confirmed: it asks, and keeps nobody from anything. */
export function VerificationLine({ isVerified, isOutbox }: Props) {
  const t = useTranslations('auth.verification');
  if (isVerified) return null;
  return (
    <Notice>
      <p>{t('text')}</p>
      <Messages of={['auth']}>
        <SendVerification isOutbox={isOutbox} />
      </Messages>
    </Notice>
  );
}
