import { Menu } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { NativeMenu, nativeItemLook } from '@/components/ui/native-menu';
import { Link } from '@/lib/i18n/navigation';
import type { PlaceLink } from '@/lib/navigation';
import { placeIcons } from './place-icons';
import { ThemeChoices } from './theme-choices';

interface Props {
  places: PlaceLink[];
  className: string;
}

/** Where to go; on a phone also how it looks. */
export function SiteMenu({ places, className }: Props) {
  const t = useTranslations('layout');
  return (
    <NativeMenu
      label={t('menu')}
      face={<Menu size={20} strokeWidth={1.75} aria-hidden />}
      className={className}
    >
      <ul>
        {places.map(({ name, href }) => {
          const Icon = placeIcons[name];
          return (
            <li key={name}>
              <Link href={href} className={nativeItemLook}>
                <Icon size={20} strokeWidth={1.75} aria-hidden />
                {t(`places.${name}`)}
              </Link>
            </li>
          );
        })}
      </ul>
      <hr className="m-1 border-line" />
      <ThemeChoices />
    </NativeMenu>
  );
}
