'use client';

import type { ReactNode } from 'react';
import type { CommunityTab } from '@/lib/community/directory/limits';
import type { Filters } from '@/lib/community/directory/filters-schema';
import type { UsersAnswer } from '@/lib/community/directory/schema';
import { CommunityTabs, type TiedPages } from './community-tabs';
import { NamesProvider, type Names } from './names';
import { PeoplePanel } from './people-panel';
import { useCommunity } from './use-community';

interface Props {
  start: { filters: Filters; page: number; answer: UsersAnswer; tab: CommunityTab };
  names: Names;
  /** The friends and requests of a member, if their tab is open; null for visitors. */
  tied: TiedPages | null;
  /** Shown above the people. */
  children?: ReactNode;
}

/** The community page: its people and, for members, their friends and requests. */
export function CommunityView({ start, names, tied, children }: Props) {
  const community = useCommunity(start);
  const people = (
    <div className="flex flex-col gap-6">
      {children}
      <PeoplePanel community={community} />
    </div>
  );
  return (
    <NamesProvider value={names}>
      {tied ? <CommunityTabs community={community} tied={tied} people={people} /> : people}
    </NamesProvider>
  );
}
