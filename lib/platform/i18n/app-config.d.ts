import type { Locale } from './locales';
import type { EnglishMessages } from './message-files';

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: EnglishMessages;
  }
}
