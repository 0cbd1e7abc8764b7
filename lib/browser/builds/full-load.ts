import { localePrefix, splitLocale } from '@/lib/platform/i18n/locales';
import { findRedirect } from '@/lib/platform/builds/find-redirect';
import { allowedSites } from '@/lib/platform/builds/route-rules';
import type { RouteRules } from '@/lib/platform/builds/schema';

/** The target of a full load of one of our addresses, by the redirect rules of the build that will answer it. */
export function fullLoadTarget({ pathname, search, hash }: URL, rules: RouteRules | null): string {
  const { locale, path } = splitLocale(pathname);
  const redirect = rules && findRedirect(rules, path, allowedSites);
  if (redirect?.kind === 'external') return redirect.url;
  return redirect ? `${localePrefix(locale)}${redirect.path}` : `${pathname}${search}${hash}`;
}
