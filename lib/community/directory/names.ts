import { countries, languages } from '@/lib/platform/i18n/iso-codes';
import type { Locale } from '@/lib/platform/i18n/locales';

interface Named {
  value: string;
  label: string;
}

interface Names {
  countries: Named[];
  languages: Named[];
}
const made = new Map<Locale, Names>();

/** Names of all countries and languages in a language of the interface, in its alphabetical order. */
export function listNames(locale: Locale): Names {
  const names = made.get(locale) ?? makeNames(locale);
  made.set(locale, names);
  return names;
}

function makeNames(locale: Locale): Names {
  const collator = new Intl.Collator(locale);
  const named = (codes: readonly string[], type: 'region' | 'language') => {
    const names = new Intl.DisplayNames([locale], { type });
    return (
      codes
        .map((value) => ({ value, label: names.of(value) ?? value }))
        // Twi is a form of Akan and gets the same name.
        .filter(({ label }, place, all) => all.findIndex((each) => each.label === label) === place)
        .sort((a, b) => collator.compare(a.label, b.label))
    );
  };
  return { countries: named(countries, 'region'), languages: named(languages, 'language') };
}
