import { useTranslations } from 'next-intl';
import { Messages } from '@/components/platform/i18n/messages';
import { Notice } from '@/components/ui/notice';
import { SendVerification } from './send-verification';

interface Props {
  /** Whether the e-mail is confirmed: then nothing is shown. */
  isVerified: boolean;
  /** Whether letters are written to the outbox folder. */
  isOutbox: boolean;
}

/** Asks to confirm the e-mail; it does not block the page. */
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
