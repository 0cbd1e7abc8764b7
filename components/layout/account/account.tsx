'use client';

import dynamic from 'next/dynamic';
import { FirstAccount } from './first-account';
import type { WaitingProps } from './waiting';

/** Fetched after the page, with all that knows of people: nobody needs it to read. Without it the page stays as it came. */
const AccountNow = dynamic(
  async () =>
    import('./account-now').then(
      ({ AccountNow: now }) => now,
      () => FirstAccount,
    ),
  { ssr: false, loading: FirstAccount },
);

/** The end of the header. Its width is reserved, so that nothing moves when the answer comes. */
export function Account(waiting: WaitingProps) {
  return (
    <div className="flex min-w-28 shrink-0 items-center justify-end">
      <AccountNow {...waiting} />
    </div>
  );
}
