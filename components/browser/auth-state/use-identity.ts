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

/** Keeps three in step: who the server says is here, who the state says is here, and the access token. */
export function useIdentity(): void {
  const { mutate } = useSWRConfig();
  const account = useMe();
  const isKnown = account.isConfirmed;
  const me = account.state === 'in' && account.isConfirmed ? account.me : null;

  // Before the header is painted that follows the same answer.
  useLayoutEffect(() => {
    if (!isKnown) return;
    authState.userSeen(me);
    if (me && !currentAccess()) void renewAccess();
    // The session has ended by itself: what somebody is typing is worth more than a page that fits.
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
