import { useLocale, useTranslations } from 'next-intl';

/** A note when texts are in English because there is no translation yet. */
export function EnglishLine({ langs }: { langs: string[] }) {
  const t = useTranslations('courses');
  const locale = useLocale();
  if (langs.every((lang) => lang === locale)) return null;
  return <p className="text-sm text-soft">{t('english')}</p>;
}
