import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { ChosenTabs } from '@/components/ui/tabs';
import { communityTabs } from '@/lib/community/directory/limits';
import type { TieList, TiePage } from '@/lib/people/ties/schema';
import { addressOf, tabAddress } from './address';
import { TiedTab } from './tied-tab';
import type { Community } from './use-community';

/** First pages of lists that the server has read, for the tab that was open at first. */
export type TiedPages = Partial<Record<TieList, TiePage>>;

interface Props {
  community: Community;
  tied: TiedPages;
  /** The panel of all people. */
  people: ReactNode;
}

/** The tabs: all people, my friends, my requests. */
export function CommunityTabs({ community: { state, isFirstTab, chooseTab }, tied, people }: Props) {
  const t = useTranslations('community.tabs');
  const read = isFirstTab ? tied : {};
  const panels = {
    community: people,
    friends: <TiedTab key="friends" tab="friends" read={read} />,
    requests: <TiedTab key="requests" tab="requests" read={read} />,
  };
  const tab = (value: (typeof communityTabs)[number]) => ({
    value,
    label: t(value),
    href: value === 'community' ? addressOf(state.filters) : tabAddress(value),
    panel: panels[value],
  });
  return (
    <ChosenTabs
      label={t('label')}
      open={state.currentTab}
      onChoose={(value) => chooseTab(communityTabs.find((each) => each === value) ?? 'community')}
      tabs={[tab('community'), tab('friends'), tab('requests')]}
    />
  );
}
