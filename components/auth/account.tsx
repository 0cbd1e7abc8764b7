'use client';

import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { Skeleton } from '@/components/ui/skeleton';
import { routes } from '@/lib/routes';
import { SignedIn } from './signed-in';
import { useMe } from './use-me';
import { Waiting, type WaitingProps } from './waiting';

/** The end of the header. Its width is reserved, so that nothing moves when the answer comes. */
export function Account(waiting: WaitingProps) {
  const account = useMe();
  const t = useTranslations('layout');
  return (
    <div className="flex min-w-28 shrink-0 items-center justify-end">
      {account.state === 'loading' && <Skeleton className="h-11 w-28" />}
      {account.state === 'out' && (
        <ButtonLink href={routes.login()} className="w-full">
          {t('logIn')}
        </ButtonLink>
      )}
      {account.state === 'in' && (
        <>
          <Waiting {...waiting} />
          <SignedIn me={account.me} />
        </>
      )}
    </div>
  );
}
