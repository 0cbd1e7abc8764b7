'use client';

import { UserPlus, UserRoundCheck, Users, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Tabs } from '@/components/ui/tabs';
import type { TieCounts, TieList, TiePage } from '@/lib/people/ties/schema';
import { routes } from '@/lib/platform/routes/routes';
import { isBuilt } from '@/lib/publishing/navigation';
import { PersonList } from './person-list';

type TabName = Exclude<TieList, 'outgoing'>;

const icons = {
  friends: Users,
  requests: UserPlus,
  followers: UserRoundCheck,
  following: UserRoundCheck,
} satisfies Record<Exclude<TabName, 'blocked'>, LucideIcon>;

interface Props {
  /** The first page of each list. */
  first: Record<TieList, TiePage>;
  counts: TieCounts;
}

/** Everybody whom the viewer is tied to, in tabs; the blocked have one only while there are any. */
export function FriendLists({ first, counts }: Props) {
  const t = useTranslations('friends');
  const tab = (value: TabName) => ({
    value,
    label:
      counts[value] === 0
        ? t(`lists.${value}.tab`)
        : t('page.tabCount', { list: t(`lists.${value}.tab`), count: counts[value] }),
    href: routes.friendsTab(value),
    panel: panels[value],
  });
  const listed = (list: Exclude<TabName, 'blocked' | 'requests'>) =>
    first[list].people.length === 0 ? (
      <NoPeople list={list} />
    ) : (
      <PersonList list={list} first={first[list]} />
    );
  const panels = {
    friends: listed('friends'),
    requests: <Requests first={first} />,
    followers: listed('followers'),
    following: listed('following'),
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
        ...(counts.blocked > 0 ? [tab('blocked')] : []),
      ]}
    />
  );
}

/** Requests that wait for the viewer, and below them the viewer's own. */
function Requests({ first }: Pick<Props, 'first'>) {
  const t = useTranslations('friends.lists');
  return (
    <div className="flex flex-col gap-8">
      {first.requests.people.length === 0 ? (
        <NoPeople list="requests" />
      ) : (
        <PersonList list="requests" first={first.requests} />
      )}
      {first.outgoing.people.length > 0 && (
        <section className="flex flex-col gap-4">
          <h2 className="text-xl font-semibold">{t('outgoing.tab')}</h2>
          <PersonList list="outgoing" first={first.outgoing} />
        </section>
      )}
    </div>
  );
}

function NoPeople({ list }: { list: keyof typeof icons }) {
  const t = useTranslations('friends');
  return (
    <EmptyState icon={icons[list]} title={t(`lists.${list}.empty`)}>
      <p className="max-w-md text-soft">{t(`lists.${list}.emptyText`)}</p>
      {isBuilt('community') && (
        <ButtonLink href={routes.community()} variant="quiet">
          {t('page.find')}
        </ButtonLink>
      )}
    </EmptyState>
  );
}
