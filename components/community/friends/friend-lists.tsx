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

const rareLists = ['muted', 'blocked'] as const;

interface Props {
  /** The first page of each list. */
  first: Record<TieList, TiePage>;
  counts: TieCounts;
}

/**
 * All people with whom the viewer has a tie, in tabs; the tabs of muted and blocked people are shown only when they are not
 * empty.
 */
export function FriendLists({ first, counts }: Props) {
  const t = useTranslations('friends');
  // The tab of an emptied list stays, because the viewer may still be looking at it.
  const [wereFilled, setWereFilled] = useState<readonly TabName[]>([]);
  const filled = rareLists.filter((list) => counts[list] > 0 || wereFilled.includes(list));
  if (filled.length > wereFilled.length) setWereFilled(filled);
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
    muted: <PersonList list="muted" first={first.muted} />,
    blocked: <PersonList list="blocked" first={first.blocked} />,
  };
  return (
    <Tabs
      label={t('page.tabs')}
      param="tab"
      tabs={[tab('friends'), tab('requests'), tab('followers'), tab('following'), ...filled.map(tab)]}
    />
  );
}
