import { useLocale } from 'next-intl';
import { useRead } from '@/components/browser/data-fetching/use-read';
import { languageName } from '@/components/community/profiles/person-labels';
import type { LanguageNames } from '@/lib/community/directory/names-schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

/** All languages by name, from the server; undefined while they are being loaded. */
export function useAllLanguages(isWanted = true): LanguageNames['languages'] | undefined {
  const path = apiRoutes.languages(useLocale());
  const { data } = useRead<LanguageNames>(isWanted ? path : null, {
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  return data?.languages;
}

/**
 * Names languages (ISO 639-1) as the browser does. Chromium does not know the names of many languages; when one of these
 * is shown, the names come from the server.
 */
export function useLanguageName(shown: readonly string[]): (language: string) => string {
  const locale = useLocale();
  const all = useAllLanguages(!shown.every((language) => isNamedHere(locale, language)));
  return (language) => all?.find(({ value }) => value === language)?.label ?? languageName(locale, language);
}

function isNamedHere(locale: string, language: string): boolean {
  if (Intl.DisplayNames.supportedLocalesOf(locale).length === 0) return false;
  const names = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' });
  return names.of(language) !== undefined;
}
