import { useTranslations } from 'next-intl';
import { nativeItemLook } from '@/components/ui/native-menu';
import { Link } from '@/lib/platform/i18n/link';
import type { MenuLink } from '@/lib/publishing/navigation';
import { placeIcons } from './place-icons';

/** Links for a native menu. */
export function PlaceLinks({ places }: { places: MenuLink[] }) {
  const t = useTranslations('layout.places');
  return (
    <ul>
      {places.map(({ name, href }) => {
        const Icon = placeIcons[name];
        return (
          <li key={name}>
            <Link href={href} className={nativeItemLook}>
              <Icon size={20} strokeWidth={1.75} aria-hidden />
              {t(name)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
