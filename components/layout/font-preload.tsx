import cyrillic from '@fontsource-variable/rubik/files/rubik-cyrillic-wght-normal.woff2';
import latin from '@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2';
import type { Locale } from '@/lib/i18n/locales';

/** Fetches the one subset that most of this page is set in before the stylesheet asks for it. */
export function FontPreload({ locale }: { locale: Locale }) {
  return (
    <link
      rel="preload"
      as="font"
      type="font/woff2"
      href={locale === 'ru' ? cyrillic : latin}
      crossOrigin="anonymous"
    />
  );
}
