import { Check } from 'lucide-react';
import { useLocale } from 'next-intl';
import { MenuItem } from '@/components/ui/menu';
import { localeLabels, locales } from '@/lib/i18n/locales';
import { getPathname, usePathname } from '@/lib/i18n/navigation';
import { settleLanguage } from './notices/use-offer';

/**
 * This page in the other languages, its query kept: part of a menu, so only ever drawn in the browser.
 * Plain links: another language is another document, with its own `lang` and its own font.
 */
export function LocaleLinks() {
  const current = useLocale();
  const path = `${usePathname()}${window.location.search}`;
  return locales.map((locale) => (
    <MenuItem key={locale} asChild onSelect={settleLanguage}>
      <a
        href={getPathname({ href: path, locale })}
        hrefLang={locale}
        lang={locale}
        aria-current={locale === current ? 'true' : undefined}
        className="aria-[current]:font-semibold aria-[current]:text-cobalt"
      >
        <span lang="en" className="w-6 text-sm text-soft uppercase">
          {localeLabels[locale].short}
        </span>
        <span className="flex-1">{localeLabels[locale].own}</span>
        {locale === current && <Check size={20} strokeWidth={1.75} aria-hidden />}
      </a>
    </MenuItem>
  ));
}
