import { useTranslations } from 'next-intl';

/** The link to the content: the first element in the tab order. */
export function SkipLink() {
  const t = useTranslations('layout');
  return (
    <a
      href="#content"
      className="absolute top-2 left-2 z-50 -translate-y-24 rounded-control bg-cobalt px-4 py-3 font-medium text-on-cobalt focus:translate-y-0"
    >
      {t('skip')}
    </a>
  );
}
