import { FirstPaintScript } from '@/components/layout/first-paint-script';
import { earlyIntlScript } from '@/lib/browser/intl-polyfill/early-script';
import type { Locale } from '@/lib/platform/i18n/locales';

/** The inline scripts of the head. Most locales have one alone, and no trace of the other. */
export function FirstScripts({ locale }: { locale: Locale }) {
  const intl = earlyIntlScript(locale);
  if (intl === undefined) return <FirstPaintScript />;
  return (
    <>
      <FirstPaintScript />
      <script dangerouslySetInnerHTML={{ __html: intl }} />
    </>
  );
}
