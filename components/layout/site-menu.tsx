import { useId } from 'react';
import { Globe, Menu } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { NativeMenu, nativeItemLook } from '@/components/ui/native-menu';
import { localeLabels } from '@/lib/platform/i18n/locales';
import type { MenuLink } from '@/lib/publishing/navigation';
import { PlaceLinks } from './place-links';
import { ThemeChoices } from './theme-choices';

interface Props {
  places: MenuLink[];
  /** The id of the language menu, which has no button of its own on narrow screens. */
  languages: string;
  isFilled: boolean;
  className: string;
}

/** The menu of places and themes. */
export function SiteMenu({ places, languages, isFilled, className }: Props) {
  const t = useTranslations('layout');
  const { short, own } = localeLabels[useLocale()];
  return (
    <NativeMenu
      id={useId()}
      label={t('menu')}
      face={<Menu size={20} strokeWidth={1.75} aria-hidden />}
      className={className}
    >
      {isFilled && (
        <>
          <PlaceLinks places={places} />
          <hr className="m-1 border-line" />
          <ThemeChoices />
          <button
            type="button"
            popoverTarget={languages}
            aria-label={t('language', { short, own })}
            className={classNames(nativeItemLook, 'hidden in-slots:max-[26rem]:flex')}
          >
            <Globe size={20} strokeWidth={1.75} aria-hidden />
            {own}
          </button>
        </>
      )}
    </NativeMenu>
  );
}
