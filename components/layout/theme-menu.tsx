import { Menu } from '@/components/ui/menu';
import type { MenuProps } from '@/components/ui/menu-on-demand';
import { ThemeChoices } from './theme-choices';

export function ThemeMenu({ trigger }: MenuProps) {
  return (
    <Menu trigger={trigger} defaultOpen>
      <ThemeChoices />
    </Menu>
  );
}
