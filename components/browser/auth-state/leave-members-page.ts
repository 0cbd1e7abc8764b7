import { hasUnsavedTyping } from '@/components/browser/builds/unsaved-typing';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { splitLocale } from '@/lib/platform/i18n/locales';
import { isGuarded } from '@/lib/platform/routes/page-kinds';
import { routes } from '@/lib/platform/routes/routes';

/**
 * Leaves a page that was rendered for a person who is no longer signed in, because it contradicts the header: pages for
 * members redirect to the sign-in page and back; other pages with a personal part (`data-members-part`) are
 * reloaded. Until the next page comes, the personal part is hidden.
 */
export function leaveMembersPage(): void {
  const { pathname, search } = window.location;
  const { locale, path } = splitLocale(pathname);
  if (isGuarded(path)) {
    hide('main');
    // `replace`, so that the back button does not lead to this page again.
    window.location.replace(getPathname({ href: routes.login(`${pathname}${search}`), locale }));
  } else if (hide('[data-members-part]')) {
    window.location.reload();
  }
}

/** Unsaved text stays visible, because the browser asks before it is lost and the person may stay. */
function hide(selector: string): boolean {
  const part = document.querySelector<HTMLElement>(selector);
  if (part && !hasUnsavedTyping()) part.style.visibility = 'hidden';
  return part !== null;
}
