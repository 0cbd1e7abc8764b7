import { useTranslations } from 'next-intl';

/** The dot of an unread entry. */
export function NewMark() {
  const t = useTranslations('layout.bellNews');
  return (
    <span className="mt-2 size-2.5 shrink-0 rounded-full bg-rowan">
      <span className="sr-only">{t('unread')}</span>
    </span>
  );
}
