import { hasUnsavedTyping } from '@/components/browser/builds/unsaved-typing';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { splitLocale } from '@/lib/platform/i18n/locales';
import { isGuarded } from '@/lib/platform/routes/page-kinds';
import { routes } from '@/lib/platform/routes/routes';

/**
 * Leaves a page that was rendered for somebody who is not signed in any more, since the header says so: pages for
 * members lead to the sign-in page and back; of the others, whatever is marked as theirs (`data-members-part`) has the
 * page drawn anew for everybody. Until the next page comes, the header and a text of theirs are not seen together.
 */
export function leaveMembersPage(): void {
  const { pathname, search } = window.location;
  const { locale, path } = splitLocale(pathname);
  if (isGuarded(path)) {
    hide('main');
    // Going back must not lead here again, to nobody.
    window.location.replace(getPathname({ href: routes.login(`${pathname}${search}`), locale }));
  } else if (hide('[data-members-part]')) {
    window.location.reload();
  }
}

/** The browser asks before it drops what somebody is typing, and they may stay: that is not hidden. */
function hide(selector: string): boolean {
  const part = document.querySelector<HTMLElement>(selector);
  if (part && !hasUnsavedTyping()) part.style.visibility = 'hidden';
  return part !== null;
}
