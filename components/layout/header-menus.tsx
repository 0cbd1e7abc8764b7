'use client';

import { useId } from 'react';
import { Globe, SunMoon } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { NativeMenu } from '@/components/ui/native-menu';
import { localeLabels } from '@/lib/platform/i18n/locales';
import type { MenuLink } from '@/lib/publishing/navigation';
import { isCrowded } from './crowded';
import { LocaleLinks } from './locale-links';
import { SiteMenu } from './site-menu';
import { ThemeChoices } from './theme-choices';

/** The menus of language and theme, and on narrow screens the site menu. */
export function HeaderMenus({ places }: { places: MenuLink[] }) {
  const t = useTranslations('layout');
  const { short, own } = localeLabels[useLocale()];
  const [languages, themes] = [useId(), useId()];
  return (
    <>
      <NativeMenu
        id={languages}
        label={t('language', { short, own })}
        face={
          <>
            <Globe size={20} strokeWidth={1.75} aria-hidden />
            <span className="text-sm font-medium uppercase">{short}</span>
          </>
        }
        // On a phone the notification links need its room; the site menu then has a button for it.
        className="max-sm:gap-1 max-sm:px-1 in-slots:max-[26rem]:hidden"
      >
        <LocaleLinks />
      </NativeMenu>
      <NativeMenu
        id={themes}
        label={t('theme.label')}
        face={<SunMoon size={20} strokeWidth={1.75} aria-hidden />}
        className="max-sm:hidden"
      >
        <ThemeChoices />
      </NativeMenu>
      <SiteMenu
        places={places}
        languages={languages}
        className={isCrowded(places) ? 'xl:hidden' : 'sm:hidden'}
      />
    </>
  );
}
