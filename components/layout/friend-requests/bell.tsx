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
  /** Number of unread notifications. */
  news?: number;
  /** The popover it opens; by default the requests of the signed-in person. */
  popover?: ComponentType<MenuProps>;
}

/** The bell: a dot for friend requests and unread news, the number of requests in its name. */
export function Bell({ count, news = 0, popover = RequestList }: Props) {
  const t = useTranslations('layout.requests');
  const requests = t('bell', cappedCount(count));
  const label = news > 0 ? t('withNews', { requests }) : requests;
  return (
    <MenuOnDemand menu={popover} label={label} className="relative">
      <BellIcon size={20} strokeWidth={1.75} aria-hidden />
      {count + news > 0 && <UnreadDot />}
    </MenuOnDemand>
  );
}
