'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Tabs } from '@/components/ui/tabs';
import type { TieCounts, TieList, TiePage } from '@/lib/people/ties/schema';
import { routes } from '@/lib/platform/routes/routes';
import { People, Requests } from './people';
import { PersonList } from './person-list';
import { useFreshLists } from './use-fresh-lists';

type TabName = Exclude<TieList, 'outgoing'>;

interface Props {
  /** The first page of each list. */
  first: Record<TieList, TiePage>;
  counts: TieCounts;
}

/** Everybody whom the viewer is tied to, in tabs; the blocked have one only when there are any. */
export function FriendLists({ first, counts }: Props) {
  const t = useTranslations('friends');
  // Whoever has just let the last of them find them again is still looking at that tab.
  const [hasBlocked, setHasBlocked] = useState(false);
  if (counts.blocked > 0 && !hasBlocked) setHasBlocked(true);
  useFreshLists();
  const tab = (value: TabName) => ({
    value,
    label:
      counts[value] === 0
        ? t(`lists.${value}.tab`)
        : t('page.tabCount', { list: t(`lists.${value}.tab`), count: counts[value] }),
    href: routes.friendsTab(value),
    panel: panels[value],
  });
  const panels = {
    friends: <People list="friends" first={first.friends} />,
    requests: <Requests {...first} />,
    followers: <People list="followers" first={first.followers} />,
    following: <People list="following" first={first.following} />,
    blocked: <PersonList list="blocked" first={first.blocked} />,
  };
  return (
    <Tabs
      label={t('page.tabs')}
      param="tab"
      tabs={[
        tab('friends'),
        tab('requests'),
        tab('followers'),
        tab('following'),
        ...(hasBlocked ? [tab('blocked')] : []),
      ]}
    />
  );
}
