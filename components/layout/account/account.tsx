'use client';

import dynamic from 'next/dynamic';
import { FirstAccount } from './first-account';
import type { NotificationLinksProps } from './notification-links';

/** Loaded after the page, because reading needs no account. If it cannot be loaded, the initial state stays. */
const AccountNow = dynamic(
  async () =>
    import('./account-now').then(
      ({ AccountNow: now }) => now,
      () => FirstAccount,
    ),
  { ssr: false, loading: FirstAccount },
);

/** The account at the end of the header. Its width is reserved, so that nothing moves when the answer comes. */
export function Account(waiting: NotificationLinksProps) {
  return (
    <div className="flex min-w-28 shrink-0 items-center justify-end">
      <AccountNow {...waiting} />
    </div>
  );
}
