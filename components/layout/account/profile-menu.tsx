import { useId } from 'react';
import { LogOut } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { PlaceLinks } from '@/components/layout/place-links';
import { Avatar } from '@/components/ui/avatar';
import { NativeMenu, nativeItemLook } from '@/components/ui/native-menu';
import type { MenuLink } from '@/lib/publishing/navigation';
import type { KnownMe } from '@/components/browser/auth-state/use-me';

interface Props {
  me: Pick<KnownMe, 'name' | 'avatar' | 'points'>;
  places: MenuLink[];
  onLogOut: () => void;
}

/** Spec §2: my profile, edit profile, statistics, logout; account and administration come before logout. */
export function ProfileMenu({ me, places, onLogOut }: Props) {
  const t = useTranslations('layout.account');
  return (
    <NativeMenu
      id={useId()}
      label={t('menu', { name: me.name })}
      face={<Avatar name={me.name} src={me.avatar} />}
      className="px-1"
    >
      <p className="px-3 py-2">
        <span className="block font-semibold wrap-anywhere">{me.name}</span>
        {me.points !== undefined && (
          <span className="text-sm text-soft">{t('points', { count: me.points })}</span>
        )}
      </p>
      <hr className="m-1 border-line" />
      <PlaceLinks places={places} />
      {places.length > 0 && <hr className="m-1 border-line" />}
      <button type="button" onClick={onLogOut} className={nativeItemLook}>
        <LogOut size={20} strokeWidth={1.75} aria-hidden />
        {t('logOut')}
      </button>
    </NativeMenu>
  );
}
