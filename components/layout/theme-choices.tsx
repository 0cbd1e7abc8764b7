import { Check, Monitor, Moon, Sun } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { nativeItemLook } from '@/components/ui/native-menu';
import { worksEarly } from '@/lib/browser/works-early';
import { themeChoice, themes, type Theme } from '@/lib/browser/theme';
import { useTheme } from './use-theme';

const icons = { light: Sun, dark: Moon, system: Monitor } satisfies Record<Theme, typeof Sun>;

/** Theme buttons for a native menu. lib/browser/first-paint.ts handles the clicks, also before hydration. */
export function ThemeChoices() {
  const t = useTranslations('layout.theme');
  const theme = useTheme();
  return (
    <ul aria-label={t('label')}>
      {themes.map((each) => {
        const Icon = icons[each];
        return (
          <li key={each}>
            <button
              type="button"
              {...{ [themeChoice]: each, [worksEarly]: '' }}
              aria-pressed={theme === null ? undefined : each === theme}
              className={`${nativeItemLook} group aria-pressed:font-semibold aria-pressed:text-cobalt`}
            >
              <Icon size={20} strokeWidth={1.75} aria-hidden />
              <span className="flex-1">{t(each)}</span>
              <Check
                size={20}
                strokeWidth={1.75}
                aria-hidden
                className="invisible group-aria-pressed:visible"
              />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
