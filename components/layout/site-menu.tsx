import { BookOpen } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Menu, MenuDivider, MenuItem } from '@/components/ui/menu';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';
import { LocaleLinks } from './locale-links';
import type { MenuProps } from '@/components/ui/menu-on-demand';
import { ThemeChoices } from './theme-choices';

/** On a phone: where to go, how it looks and in which language, in one menu. */
export function SiteMenu({ trigger }: MenuProps) {
  const t = useTranslations('layout');
  return (
    <Menu trigger={trigger} defaultOpen>
      <MenuItem asChild>
        <Link href={routes.courses()}>
          <BookOpen size={20} strokeWidth={1.75} aria-hidden />
          {t('courses')}
        </Link>
      </MenuItem>
      <MenuDivider />
      <ThemeChoices />
      <MenuDivider />
      <LocaleLinks />
    </Menu>
  );
}
