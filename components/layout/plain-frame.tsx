import type { ReactNode } from 'react';
import type { Locale } from 'next-intl';
import { localePrefix } from '@/lib/platform/i18n/locales';
import { defaultTitle } from '@/lib/people/settings/default-title';
import { copyright } from './copyright';
import { Logo } from './logo';

interface Props {
  locale: Locale;
  children: ReactNode;
  /** Links in the footer. */
  links?: ReactNode;
}

/** Header and footer for a failure of the root layout: without settings, router or script. */
export function PlainFrame({ locale, links, children }: Props) {
  return (
    <html lang={locale}>
      <body className="flex min-h-dvh flex-col">
        <header className="border-b border-line bg-paper">
          <div className="mx-auto flex min-h-16 max-w-page items-center px-4 sm:px-6">
            <a
              href={localePrefix(locale) || '/'}
              className="flex min-h-11 min-w-11 items-center gap-2 text-xl font-semibold"
            >
              <Logo />
              <span lang="ru">{defaultTitle}</span>
            </a>
          </div>
        </header>
        <main className="mx-auto w-full max-w-page flex-1 px-4 py-8 sm:px-6 sm:py-12">{children}</main>
        <footer className="border-t border-line">
          <div className="mx-auto flex max-w-page flex-col gap-2 px-4 py-6 text-sm text-soft sm:px-6">
            {links}
            <p lang="ru">{copyright(defaultTitle)}</p>
          </div>
        </footer>
      </body>
    </html>
  );
}
