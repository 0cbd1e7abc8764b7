import { useTranslations } from 'next-intl';
import { MenuItem } from '@/components/ui/menu';
import { Link } from '@/lib/i18n/navigation';
import type { PlaceLink } from '@/lib/navigation';
import { placeIcons } from './place-icons';

/** Places to go to: part of a menu. */
export function PlaceItems({ places }: { places: PlaceLink[] }) {
  const t = useTranslations('layout.places');
  return places.map(({ name, href }) => {
    const Icon = placeIcons[name];
    return (
      <MenuItem key={name} asChild>
        <Link href={href}>
          <Icon size={20} strokeWidth={1.75} aria-hidden />
          {t(name)}
        </Link>
      </MenuItem>
    );
  });
}
