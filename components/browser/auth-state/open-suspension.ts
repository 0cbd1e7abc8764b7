import { localePrefix, splitLocale } from '@/lib/platform/i18n/locales';
import { routes } from '@/lib/platform/routes/routes';

/** Opens the one page that a suspended person sees, from wherever a call was refused: cached pages know nobody. */
export function openSuspension(): void {
  const { locale, path } = splitLocale(window.location.pathname);
  if (path !== routes.suspended()) window.location.replace(`${localePrefix(locale)}${routes.suspended()}`);
}
