import { useTranslations } from 'next-intl';

/** Says where letters are when no mail server is configured. */
export function OutboxLine() {
  return <p className="text-sm text-soft">{useTranslations('auth')('outbox')}</p>;
}
