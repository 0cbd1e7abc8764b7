import { Check, Monitor, Moon, Sun } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { MenuChoice, MenuChoices } from '@/components/ui/menu';
import { isTheme, themes, type Theme } from '@/lib/theme';
import { useTheme } from './use-theme';

const icons = { light: Sun, dark: Moon, system: Monitor } satisfies Record<Theme, typeof Sun>;

/** Light, dark, system: part of a menu. */
export function ThemeChoices() {
  const t = useTranslations('layout.theme');
  const [theme, chooseTheme] = useTheme();
  return (
    <MenuChoices
      aria-label={t('label')}
      value={theme}
      onValueChange={(value) => {
        if (isTheme(value)) chooseTheme(value);
      }}
    >
      {themes.map((each) => {
        const Icon = icons[each];
        return (
          <MenuChoice key={each} value={each}>
            <Icon size={20} strokeWidth={1.75} aria-hidden />
            <span className="flex-1">{t(each)}</span>
            {each === theme && <Check size={20} strokeWidth={1.75} aria-hidden />}
          </MenuChoice>
        );
      })}
    </MenuChoices>
  );
}
