import { useEffect, useRef } from 'react';
import { Check } from 'lucide-react';
import { useLocale } from 'next-intl';
import { defaultLocale, localeLabels, locales } from '@/lib/platform/i18n/locales';
import { getPathname, usePathname } from '@/lib/platform/i18n/navigation';
import { languageLinks } from '@/lib/browser/language-offer';
import { nativeItemLook } from '@/components/ui/native-menu';

/**
 * Links to this page in other languages. Plain links, because another language is another document with its own `lang`
 * and font. A click adds the address's query and stores the choice (lib/browser/language-offer.ts).
 */
export function LocaleLinks() {
  const current = useLocale();
  const path = usePathname();
  const list = useRef<HTMLUListElement>(null);
  // A page that is shown at another address than its own (an error screen, today's page) was rendered with links to its
  // own address.
  useEffect(() => {
    for (const link of list.current?.querySelectorAll('a') ?? [])
      link.setAttribute('href', addressIn(link.hreflang, path));
  }, [path]);
  return (
    <ul ref={list} {...{ [languageLinks]: '' }} className="grid grid-flow-col grid-rows-7">
      {locales.map((locale) => (
        <li key={locale}>
          <a
            href={addressIn(locale, path)}
            hrefLang={locale}
            lang={locale}
            aria-current={locale === current ? 'true' : undefined}
            suppressHydrationWarning
            className={nativeItemLook}
          >
            <span lang="en" className="w-6 text-sm text-soft uppercase">
              {localeLabels[locale].short}
            </span>
            <span className="flex-1">{localeLabels[locale].own}</span>
            {locale === current && <Check size={20} strokeWidth={1.75} aria-hidden />}
          </a>
        </li>
      ))}
    </ul>
  );
}

function addressIn(language: string, href: string): string {
  const locale = locales.find((each) => each === language) ?? defaultLocale;
  return getPathname({ href, locale });
}
