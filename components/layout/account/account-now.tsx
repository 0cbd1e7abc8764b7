'use client';

import { listMenuLinks } from '@/lib/publishing/navigation';
import { FirstAccount } from './first-account';
import { LogInLink } from './log-in-link';
import { SignedIn } from './signed-in';
import { useKnownMark } from './use-known-mark';
import { useLogOut } from '@/components/people/auth/use-log-out';
import { useMe } from '@/components/browser/auth-state/use-me';
import { NotificationLinks, type NotificationLinksProps } from './notification-links';

/** The account's part of the header, once it is known who is signed in. */
export function AccountNow(waiting: NotificationLinksProps) {
  const account = useMe();
  const logOut = useLogOut();
  useKnownMark(account.state === 'loading' ? null : account.state === 'in');
  switch (account.state) {
    case 'loading':
      return <FirstAccount />;
    case 'out':
      return <LogInLink />;
    case 'in':
      return (
        <>
          <NotificationLinks {...waiting} />
          <SignedIn
            me={account.me}
            places={listMenuLinks('profile', account.me)}
            onLogOut={() => void logOut()}
          />
        </>
      );
  }
}
