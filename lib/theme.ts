/** Light, dark, or as the system has it (no attribute: then the stylesheet follows the system). */
export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

export const themeKey = 'theme';

/**
 * Runs before the first paint, so that a dark page never flashes white. Its text is hashed into the
 * Content-Security-Policy: what is sent must be exactly this string.
 */
export const themeScript = `try{const t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;

export function isTheme(text: string | null | undefined): text is Theme {
  return themes.some((theme) => theme === text);
}
