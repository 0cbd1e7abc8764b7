import { useEffect, useLayoutEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useMe } from './use-me';
import { hasUnsavedTyping } from '@/components/browser/builds/unsaved-typing';
import { authState } from '@/lib/browser/auth-state/auth-state';
import { currentAccess } from '@/lib/browser/api/access-token';
import { onAccessLost, renewAccess } from '@/lib/browser/api/renew-access';
import { renewOnTime } from '@/lib/browser/api/renew-on-time';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { leaveMembersPage } from './leave-members-page';

/** Keeps the server's answer about the person, the auth state and the access token consistent. */
export function useIdentity(): void {
  const { mutate } = useSWRConfig();
  const account = useMe();
  const isKnown = account.isConfirmed;
  const me = account.state === 'in' && account.isConfirmed ? account.me : null;

  // A layout effect, so that it runs before the header with the same answer is painted.
  useLayoutEffect(() => {
    if (!isKnown) return;
    authState.userSeen(me);
    if (me && !currentAccess()) void renewAccess();
    // The session has expired: unsaved text matters more than a page that matches the header.
    if (!me && !hasUnsavedTyping()) leaveMembersPage();
  }, [isKnown, me]);

  useEffect(renewOnTime, []);

  useEffect(() => onAccessLost(() => void mutate(apiRoutes.me())), [mutate]);

  useEffect(
    () =>
      authState.onOtherTab((type) => {
        if (type === 'in') void mutate(apiRoutes.me());
        else {
          void mutate(apiRoutes.me(), { user: null }, { revalidate: false });
          leaveMembersPage();
        }
      }),
    [mutate],
  );
}
