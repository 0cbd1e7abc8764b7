import { useTranslations } from 'next-intl';

/** Where letters are when no mail server is configured: whoever tries the site out would wait in vain. */
export function OutboxLine() {
  return <p className="text-sm text-soft">{useTranslations('auth')('outbox')}</p>;
}
