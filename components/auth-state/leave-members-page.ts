import { getPathname } from '@/lib/i18n/navigation';
import { splitLocale } from '@/lib/i18n/locales';
import { isGuarded } from '@/lib/page-kinds';
import { routes } from '@/lib/routes';

/**
 * Leaves a page that was rendered for somebody who is not signed in any more, since the header says so: pages for
 * members lead to the sign-in page and back; of the others, whatever is marked as theirs (`data-members-part`) has the
 * page drawn anew for everybody.
 */
export function leaveMembersPage(): void {
  const { pathname, search } = window.location;
  const { locale, path } = splitLocale(pathname);
  if (isGuarded(path)) {
    window.location.assign(getPathname({ href: routes.login(`${pathname}${search}`), locale }));
  } else if (document.querySelector('[data-members-part]')) {
    window.location.reload();
  }
}
