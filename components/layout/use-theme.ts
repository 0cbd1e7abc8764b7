import { useSyncExternalStore } from 'react';
import { readOptional } from '@/lib/browser/consent';
import { isTheme, themeChanged, themeKey, type Theme } from '@/lib/browser/theme';

/** The chosen theme, shared by all tabs and kept after a reload; null during hydration. */
export function useTheme(): Theme | null {
  return useSyncExternalStore<Theme | null>(subscribe, readTheme, () => null);
}

function subscribe(onChange: () => void) {
  const onStorage = ({ key }: StorageEvent) => {
    // Null: everything was cleared.
    if (key !== themeKey && key !== null) return;
    showTheme(storedTheme());
    onChange();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener(themeChanged, onChange);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener(themeChanged, onChange);
  };
}

function readTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : 'system';
}

function storedTheme(): Theme {
  const stored = readOptional(themeKey);
  return isTheme(stored) ? stored : 'system';
}

function showTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
