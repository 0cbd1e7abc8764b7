import { useLocale, useTranslations } from 'next-intl';

/** A note when the text is not in the reader's language. */
export function OtherLanguage({ lang }: { lang: string }) {
  const t = useTranslations('blog.post');
  const locale = useLocale();
  if (lang === locale) return null;
  const language = new Intl.DisplayNames([locale], { type: 'language' }).of(lang) ?? lang;
  return <p className="text-sm text-soft">{t('language', { language })}</p>;
}
