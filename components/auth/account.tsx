'use client';

import { lazy } from 'react';
import { Star } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { MenuOnDemand } from '@/components/ui/menu-on-demand';
import { Avatar } from '@/components/ui/avatar';
import { ButtonLink } from '@/components/ui/button-link';
import { Skeleton } from '@/components/ui/skeleton';
import type { Me } from '@/lib/auth/schema';
import { routes } from '@/lib/routes';
import { useMe } from './use-me';

const AccountMenu = lazy(async () => ({ default: (await import('./account-menu')).AccountMenu }));

/** The end of the header. Its width is reserved, so that nothing moves when the answer comes. */
export function Account() {
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
      {account.state === 'in' && <SignedIn me={account.me} />}
    </div>
  );
}

function SignedIn({ me }: { me: Me }) {
  const t = useTranslations('layout.account');
  return (
    <>
      <p className="flex items-center gap-1 px-1 text-sm font-semibold text-honey">
        <Star size={16} strokeWidth={1.75} aria-hidden />
        <span aria-hidden>{me.points}</span>
        <span className="sr-only">{t('points', { count: me.points })}</span>
      </p>
      <MenuOnDemand menu={AccountMenu} label={t('menu', { name: me.name })} className="px-1">
        <Avatar name={me.name} />
      </MenuOnDemand>
    </>
  );
}
