import type { Viewport } from 'next';
import { notFound } from 'next/navigation';
import { FirstScripts } from '@/components/layout/first-scripts';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { AccountGate } from '@/components/people/account/gate/account-gate';
import { LanguageOffer } from '@/components/layout/language-offer';
import { everywhere, Messages } from '@/components/platform/i18n/messages';
import { MissingWords } from '@/components/layout/missing-words';
import { Notices } from '@/components/layout/notices/notices';
import { preloadSans } from '@/components/ui/preload-fonts';
import { Providers } from '@/components/layout/providers';
import { SkipLink } from '@/components/layout/skip-link';
import { Unhandled } from '@/components/layout/unhandled';
import { getBuild } from '@/lib/platform/builds/build';
import { isLocale } from '@/lib/platform/i18n/locales';
import { getSettings } from '@/lib/people/settings/service';
import '@/app/globals.css';

/** Pages are rendered at their first request, so that the build needs no database. */
export const generateStaticParams = () => [];

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbf8f3' },
    { media: '(prefers-color-scheme: dark)', color: '#10131c' },
  ],
};

/** Reads neither cookies nor session, so that one cached page serves everybody. */
export default async function RootLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  preloadSans(locale);
  const settings = await getSettings();
  return (
    <html lang={locale} data-build={getBuild().id} suppressHydrationWarning>
      <head>
        <FirstScripts locale={locale} />
      </head>
      <body className="flex min-h-dvh flex-col">
        <MissingWords locale={locale}>
          <Messages of={everywhere}>
            <Providers>
              <SkipLink />
              <Notices asksForCookies={settings['site.cookie_notice'] === 'on'} />
              <Header title={settings['site.title']} />
              <LanguageOffer />
              <main
                id="content"
                tabIndex={-1}
                className="mx-auto w-full max-w-page flex-1 px-4 py-8 outline-none sm:px-6 sm:py-12 chat-page:flex chat-page:min-h-0 chat-page:flex-col chat-page:p-0 md:chat-page:px-6 full-screen-page:max-w-none full-screen-page:p-0"
              >
                <Unhandled>{children}</Unhandled>
              </main>
              <Footer settings={settings} />
              <AccountGate />
            </Providers>
          </Messages>
        </MissingWords>
      </body>
    </html>
  );
}
