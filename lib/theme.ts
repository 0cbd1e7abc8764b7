/** Light, dark, or as the system has it (no attribute: then the stylesheet follows the system). */
export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

export const themeKey = 'theme';

export function isTheme(text: string | null | undefined): text is Theme {
  return themes.some((theme) => theme === text);
}
