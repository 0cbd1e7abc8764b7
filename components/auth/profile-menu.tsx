import { LogOut } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { PlaceItems } from '@/components/layout/place-items';
import type { MenuProps } from '@/components/ui/menu-on-demand';
import { Menu, MenuDivider, MenuItem } from '@/components/ui/menu';
import type { PlaceLink } from '@/lib/navigation';
import type { KnownMe } from './use-me';

interface Props extends MenuProps {
  me: Pick<KnownMe, 'name' | 'points'>;
  places: PlaceLink[];
  onLogOut: () => void;
}

/** Spec §2: my profile, edit profile, statistics, logout; the account and its administration before the last. */
export function ProfileMenu({ trigger, me, places, onLogOut }: Props) {
  const t = useTranslations('layout.account');
  return (
    <Menu trigger={trigger} defaultOpen>
      <p className="px-3 py-2">
        <span className="block font-semibold wrap-anywhere">{me.name}</span>
        {me.points !== undefined && (
          <span className="text-sm text-soft">{t('points', { count: me.points })}</span>
        )}
      </p>
      <MenuDivider />
      <PlaceItems places={places} />
      {places.length > 0 && <MenuDivider />}
      <MenuItem onSelect={onLogOut}>
        <LogOut size={20} strokeWidth={1.75} aria-hidden />
        {t('logOut')}
      </MenuItem>
    </Menu>
  );
}
