'use client';

import type { ComponentType } from 'react';
import { Star } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Avatar } from '@/components/ui/avatar';
import { MenuOnDemand, type MenuProps } from '@/components/ui/menu-on-demand';
import { onDemand } from '@/components/ui/on-demand';
import type { KnownMe } from './use-me';

const AccountMenu = onDemand(async () => (await import('./account-menu')).AccountMenu);

interface Props {
  me: KnownMe;
  /** Left out: the real one. */
  menu?: ComponentType<MenuProps>;
}

/** The points, and the menu on one's picture. */
export function SignedIn({ me, menu = AccountMenu }: Props) {
  const t = useTranslations('layout.account');
  return (
    <>
      {me.points !== undefined && (
        <p className="flex items-center gap-1 px-1 text-sm font-semibold text-honey in-[div:has([data-slots])]:max-sm:hidden">
          <Star size={16} strokeWidth={1.75} aria-hidden />
          <span aria-hidden>{me.points}</span>
          <span className="sr-only">{t('points', { count: me.points })}</span>
        </p>
      )}
      <MenuOnDemand menu={menu} label={t('menu', { name: me.name })} className="px-1">
        <Avatar name={me.name} />
      </MenuOnDemand>
    </>
  );
}
