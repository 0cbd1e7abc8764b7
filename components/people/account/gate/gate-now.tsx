'use client';

import dynamic from 'next/dynamic';
import { useMe } from '@/components/browser/auth-state/use-me';
import { Absent } from '@/components/ui/absent';
import { usePathname } from '@/lib/platform/i18n/navigation';
import { isOpenPath } from './open-path';

const GateDialog = dynamic(
  async () =>
    import('./gate-dialog').then(
      ({ GateDialog: come }) => come,
      () => Absent,
    ),
  { ssr: false },
);

/** Asks for the consent to a new version of the agreement, and whether an account that is to be deleted shall stay. */
export function GateNow() {
  const account = useMe();
  const path = usePathname();
  if (account.state !== 'in' || !account.isConfirmed || isOpenPath(path)) return null;
  const { must_consent: mustConsent, erase_at: eraseAt } = account.me;
  return eraseAt !== null || mustConsent ? <GateDialog eraseAt={eraseAt} /> : null;
}
