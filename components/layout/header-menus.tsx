'use client';

import { lazy, type ComponentType } from 'react';
import { Languages, Menu, SunMoon } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { MenuOnDemand, type MenuProps } from '@/components/ui/menu-on-demand';
import { localeLabels } from '@/lib/i18n/locales';
import type { PlaceLink } from '@/lib/navigation';
import { isCrowded } from './crowded';

const SiteMenu = lazy(async () => ({ default: (await import('./site-menu')).SiteMenu }));
const LocaleMenu = lazy(async () => ({ default: (await import('./locale-menu')).LocaleMenu }));
const ThemeMenu = lazy(async () => ({ default: (await import('./theme-menu')).ThemeMenu }));

interface Props {
  places: PlaceLink[];
  /** What the menu of small screens is; left out: the real one. */
  siteMenu?: ComponentType<MenuProps>;
}

/** Language and theme; where the navigation has no room, one menu that also leads around. */
export function HeaderMenus({ places, siteMenu = SiteMenu }: Props) {
  const t = useTranslations('layout');
  const { short, own } = localeLabels[useLocale()];
  return (
    <>
      <MenuOnDemand menu={LocaleMenu} label={t('language', { short, own })} className="max-sm:hidden">
        <Languages size={20} strokeWidth={1.75} aria-hidden />
        <span className="text-sm font-medium uppercase">{short}</span>
      </MenuOnDemand>
      <MenuOnDemand menu={ThemeMenu} label={t('theme.label')} className="max-sm:hidden">
        <SunMoon size={20} strokeWidth={1.75} aria-hidden />
      </MenuOnDemand>
      <MenuOnDemand
        menu={siteMenu}
        label={t('menu')}
        className={isCrowded(places) ? 'xl:hidden' : 'sm:hidden'}
      >
        <Menu size={20} strokeWidth={1.75} aria-hidden />
      </MenuOnDemand>
    </>
  );
}
