import { Menu } from '@/components/ui/menu';
import { LocaleLinks } from './locale-links';
import type { MenuProps } from '@/components/ui/menu-on-demand';

export function LocaleMenu({ trigger }: MenuProps) {
  return (
    <Menu trigger={trigger} defaultOpen>
      <LocaleLinks />
    </Menu>
  );
}
