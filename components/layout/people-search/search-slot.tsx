'use client';

import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { MenuOnDemand } from '@/components/ui/menu-on-demand';
import { onDemand } from '@/components/ui/on-demand';
import { PeopleSearch } from './people-search';

const SearchPopover = onDemand(async () => (await import('./search-popover')).SearchPopover);

/** The search field where there is room, else a button that opens it. */
export function SearchSlot() {
  const t = useTranslations('layout.search');
  return (
    <>
      <PeopleSearch isFloating className="w-52 min-w-36 max-xl:hidden" />
      <MenuOnDemand menu={SearchPopover} label={t('label')} className="xl:hidden">
        <Search size={20} strokeWidth={1.75} aria-hidden />
      </MenuOnDemand>
    </>
  );
}
