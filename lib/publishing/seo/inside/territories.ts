import type { Locale } from '@/lib/platform/i18n/locales';

/** Open Graph requires a language with a territory. */
const territories: Record<Locale, string> = {
  tr: 'tr_TR',
  en: 'en_US',
  de: 'de_DE',
  fr: 'fr_FR',
  ru: 'ru_RU',
  it: 'it_IT',
  az: 'az_AZ',
  hy: 'hy_AM',
  el: 'el_GR',
  da: 'da_DK',
  es: 'es_ES',
  nl: 'nl_NL',
  ja: 'ja_JP',
  nb: 'nb_NO',
};

export function territoryOf(locale: Locale): string {
  return territories[locale];
}
