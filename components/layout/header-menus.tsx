'use client';

import { lazy } from 'react';
import { Languages, Menu, SunMoon } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { localeLabels } from '@/lib/i18n/locales';
import { MenuOnDemand } from '@/components/ui/menu-on-demand';

const SiteMenu = lazy(async () => ({ default: (await import('./site-menu')).SiteMenu }));
const LocaleMenu = lazy(async () => ({ default: (await import('./locale-menu')).LocaleMenu }));
const ThemeMenu = lazy(async () => ({ default: (await import('./theme-menu')).ThemeMenu }));

/** Language and theme; on a phone one menu that also leads around. */
export function HeaderMenus() {
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
      <MenuOnDemand menu={SiteMenu} label={t('menu')} className="sm:hidden">
        <Menu size={20} strokeWidth={1.75} aria-hidden />
      </MenuOnDemand>
    </>
  );
}
