'use client';

import type { ComponentType } from 'react';
import { Bell as BellIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { cappedCount } from '@/components/layout/capped-count';
import { UnreadDot } from '@/components/layout/unread-dot';
import { MenuOnDemand, type MenuProps } from '@/components/ui/menu-on-demand';
import { onDemand } from '@/components/ui/on-demand';

const RequestList = onDemand(async () => (await import('./request-popover')).RequestPopover);

interface Props {
  /** Number of friend requests. */
  count: number;
  /** The popover it opens; by default the requests of the signed-in person. */
  popover?: ComponentType<MenuProps>;
}

/** The bell with the number of friend requests. */
export function Bell({ count, popover = RequestList }: Props) {
  const t = useTranslations('layout.requests');
  return (
    <MenuOnDemand menu={popover} label={t('bell', cappedCount(count))} className="relative">
      <BellIcon size={20} strokeWidth={1.75} aria-hidden />
      {count > 0 && <UnreadDot />}
    </MenuOnDemand>
  );
}
