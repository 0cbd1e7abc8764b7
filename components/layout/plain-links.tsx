import { useLocale, useTranslations } from 'next-intl';
import { localePrefix } from '@/lib/platform/i18n/locales';
import { listMenuLinks } from '@/lib/publishing/navigation';

/** The footer's links as plain links, because the router may be what failed. */
export function PlainLinks() {
  const t = useTranslations('layout');
  const prefix = localePrefix(useLocale());
  return (
    <nav aria-label={t('footer.navigation')}>
      <ul className="flex flex-wrap gap-x-6">
        {listMenuLinks('footer').map(({ name, href }) => (
          <li key={name}>
            <a href={`${prefix}${href}`} className="inline-flex min-h-11 min-w-11 items-center">
              {t(`places.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
