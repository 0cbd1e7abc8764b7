import { useSyncExternalStore } from 'react';
import { keepComfort, readComfort } from '@/lib/consent';
import { isTheme, themeKey, type Theme } from '@/lib/theme';

const changed = 'theme-changed';

/** The chosen theme and how to choose another; known in all tabs and after a reload. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, readTheme, () => 'system'), chooseTheme];
}

function subscribe(onChange: () => void) {
  const onStorage = ({ key }: StorageEvent) => {
    // Null: everything was cleared.
    if (key !== themeKey && key !== null) return;
    showTheme(storedTheme());
    onChange();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener(changed, onChange);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener(changed, onChange);
  };
}

function readTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : 'system';
}

function chooseTheme(theme: Theme) {
  showTheme(theme);
  // A browser that stores nothing still shows the theme until the page is left.
  keepComfort(themeKey, theme);
  window.dispatchEvent(new Event(changed));
}

function storedTheme(): Theme {
  const stored = readComfort(themeKey);
  return isTheme(stored) ? stored : 'system';
}

function showTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
