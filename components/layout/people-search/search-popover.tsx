import { useTranslations } from 'next-intl';
import type { MenuProps } from '@/components/ui/menu-on-demand';
import { Popover } from '@/components/ui/popover';
import { PeopleSearch } from './people-search';

export function SearchPopover({ trigger }: MenuProps) {
  const t = useTranslations('layout.search');
  return (
    <Popover trigger={trigger} label={t('label')} defaultOpen>
      <PeopleSearch />
    </Popover>
  );
}
