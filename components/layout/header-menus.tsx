'use client';

import { useId } from 'react';
import { Globe, SunMoon } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useSelectedLayoutSegments } from 'next/navigation';
import { useHydrated } from '@/components/forms/use-hydrated';
import { NativeMenu } from '@/components/ui/native-menu';
import { localeLabels } from '@/lib/platform/i18n/locales';
import { isForMembers } from '@/lib/platform/routes/page-kinds';
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
  const isFilled = useIsFilled();
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
        {isFilled && <LocaleLinks />}
      </NativeMenu>
      <NativeMenu
        id={themes}
        label={t('theme.label')}
        face={<SunMoon size={20} strokeWidth={1.75} aria-hidden />}
        className="max-sm:hidden"
      >
        {isFilled && <ThemeChoices />}
      </NativeMenu>
      <SiteMenu
        places={places}
        languages={languages}
        isFilled={isFilled}
        className={isCrowded(places) ? 'xl:hidden' : 'sm:hidden'}
      />
    </>
  );
}

/**
 * Whether the menus have their items. On cached pages they are in the document, for readers without scripts. A page for
 * members is rendered at each request, which costs a quarter less without them: there they come with hydration.
 */
function useIsFilled(): boolean {
  const isHydrated = useHydrated();
  // Null on an error screen, which stands outside of the layout.
  const segments: string[] | null = useSelectedLayoutSegments();
  return isHydrated || !segments || !isForMembers(`/${segments.join('/')}`);
}
