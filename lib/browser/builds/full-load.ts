import { localePrefix, splitLocale } from '@/lib/platform/i18n/locales';
import { findRedirect } from '@/lib/platform/builds/find-redirect';
import { allowedSites } from '@/lib/platform/builds/route-rules';
import type { RouteRules } from '@/lib/platform/builds/schema';

/** Where a full load of this address of ours is to go, by the rules of the build that will answer it. */
export function fullLoadTarget({ pathname, search, hash }: URL, rules: RouteRules | null): string {
  const { locale, path } = splitLocale(pathname);
  const redirect = rules && findRedirect(rules, path, allowedSites);
  if (redirect?.kind === 'external') return redirect.url;
  return redirect ? `${localePrefix(locale)}${redirect.path}` : `${pathname}${search}${hash}`;
}
