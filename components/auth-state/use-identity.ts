import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useMe } from '@/components/auth/use-me';
import { authState } from '@/lib/auth-state/auth-state';
import { currentAccess } from '@/lib/http/access-token';
import { onAccessLost, renewAccess } from '@/lib/http/renew-access';
import { renewOnTime } from '@/lib/http/renew-on-time';
import { getPathname } from '@/lib/i18n/navigation';
import { splitLocale } from '@/lib/i18n/locales';
import { isGuarded } from '@/lib/page-kinds';
import { apiRoutes } from '@/lib/api-routes';
import { routes } from '@/lib/routes';

/** Keeps three in step: who the server says is here, who the state says is here, and the access token. */
export function useIdentity(): void {
  const { mutate } = useSWRConfig();
  const account = useMe();
  const isKnown = account.isConfirmed;
  const me = account.state === 'in' && account.isConfirmed ? account.me : null;

  useEffect(() => {
    if (!isKnown) return;
    authState.userSeen(me);
    if (me && !currentAccess()) void renewAccess();
  }, [isKnown, me]);

  useEffect(renewOnTime, []);

  useEffect(() => onAccessLost(() => void mutate(apiRoutes.me())), [mutate]);

  useEffect(
    () =>
      authState.onOtherTab((type) => {
        if (type === 'in') void mutate(apiRoutes.me());
        else {
          void mutate(apiRoutes.me(), { user: null }, { revalidate: false });
          leaveGuardedPage();
        }
      }),
    [mutate],
  );
}

/** What is on the screen was for somebody who has signed out in another tab. */
function leaveGuardedPage() {
  const { pathname, search } = window.location;
  const { locale, path } = splitLocale(pathname);
  if (!isGuarded(path)) return;
  window.location.assign(getPathname({ href: routes.login(`${pathname}${search}`), locale }));
}
