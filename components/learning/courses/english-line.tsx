import { useLocale, useTranslations } from 'next-intl';

/** Says so when texts are in English because the reader's language has none yet. */
export function EnglishLine({ langs }: { langs: string[] }) {
  const t = useTranslations('courses');
  const locale = useLocale();
  if (langs.every((lang) => lang === locale)) return null;
  return <p className="text-sm text-soft">{t('english')}</p>;
}
