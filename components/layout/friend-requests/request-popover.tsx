'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { buttonClasses } from '@/components/ui/button-look';
import type { MenuProps } from '@/components/ui/menu-on-demand';
import { Popover, PopoverClose } from '@/components/ui/popover';
import { Link } from '@/lib/platform/i18n/link';
import { routes } from '@/lib/platform/routes/routes';
import { BellNews } from './bell-news';
import { WaitingRequests } from './waiting-requests';

/** The friend requests of the signed-in person and below them their news, read anew each time it opens. */
export function RequestPopover({ trigger, children }: MenuProps & { children?: ReactNode }) {
  const t = useTranslations('layout.requests');
  return (
    <Popover trigger={trigger} label={t('title')} defaultOpen>
      <h2 className="font-semibold">{t('title')}</h2>
      {children ?? <WaitingRequests />}
      <PopoverClose asChild>
        <Link
          href={routes.friendsTab('requests')}
          className={buttonClasses({ variant: 'secondary' }, 'mt-3 w-full')}
        >
          {t('all')}
        </Link>
      </PopoverClose>
      {children === undefined && <BellNews />}
    </Popover>
  );
}
