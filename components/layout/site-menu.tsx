import { Menu, MenuDivider } from '@/components/ui/menu';
import type { MenuProps } from '@/components/ui/menu-on-demand';
import { listPlaces, type PlaceLink } from '@/lib/navigation';
import { LocaleLinks } from './locale-links';
import { PlaceItems } from './place-items';
import { ThemeChoices } from './theme-choices';

/** Where to go; on a phone also how it looks and in which language. */
export function SiteMenu({
  trigger,
  places = listPlaces('navigation'),
}: MenuProps & { places?: PlaceLink[] }) {
  return (
    <Menu trigger={trigger} defaultOpen>
      <PlaceItems places={places} />
      <MenuDivider />
      <ThemeChoices />
      <MenuDivider />
      <LocaleLinks />
    </Menu>
  );
}
