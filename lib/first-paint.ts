import { stateName } from './auth-state/state-name';
import { choiceKey } from './consent';
import { hiddenStress, stressKey } from './stress';
import { themeKey } from './theme';

/**
 * Runs before the first paint, so that a dark page never flashes white, hidden stress marks are never seen, nobody is
 * asked about cookies twice (`data-answered`), and somebody this browser knows is not taken for a stranger (`data-known`;
 * where their state is kept: lib/auth-state/places.ts). Its text is hashed into the Content-Security-Policy: what is
 * sent must be exactly this string.
 */
export const firstPaintScript = `try{const d=document.documentElement.dataset,t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')d.theme=t;if(localStorage.getItem('${stressKey}')==='${hiddenStress}')d.stress='${hiddenStress}';if(localStorage.getItem('${choiceKey}'))d.answered='';if(/"user":\\{/.test(decodeURIComponent((document.cookie.split('${stateName}=')[1]||'').split(';')[0])+localStorage.getItem('${stateName}')+sessionStorage.getItem('${stateName}')))d.known=''}catch{}`;
