/** Light, dark, or the system's theme (without the attribute the stylesheet follows the system). */
export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

export const themeKey = 'theme';

/** The attribute of a button that chooses the theme it names (lib/browser/first-paint.ts). */
export const themeChoice = 'data-choose-theme';

/** The event of `window` after a theme was chosen on this page (lib/browser/first-paint.ts). */
export const themeChanged = 'theme-changed';

export function isTheme(text: string | null | undefined): text is Theme {
  return themes.some((theme) => theme === text);
}
