import { hiddenStress, stressKey } from './stress';
import { themeKey } from './theme';

/**
 * Runs before the first paint, so that a dark page never flashes white, and hidden stress marks are never seen. Its
 * text is hashed into the Content-Security-Policy: what is sent must be exactly this string.
 */
export const firstPaintScript = `try{const d=document.documentElement.dataset,t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')d.theme=t;if(localStorage.getItem('${stressKey}')==='${hiddenStress}')d.stress='${hiddenStress}'}catch{}`;
