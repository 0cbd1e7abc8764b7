import { stateName } from './auth-state/state-name';
import { choiceKey } from './consent';
import { hiddenStress, stressKey } from '@/lib/platform/text/stress';
import { themeChanged, themeChoice, themeKey } from './theme';

/**
 * What the browser keeps shows at once: a dark page never flashes white, hidden stress marks are never seen, nobody is
 * asked about cookies twice (`data-answered`), and somebody this browser knows is not taken for a stranger (`data-known`;
 * where their state is kept: lib/browser/auth-state/places.ts).
 */
const showKept = `try{const d=document.documentElement.dataset,t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')d.theme=t;if(localStorage.getItem('${stressKey}')==='${hiddenStress}')d.stress='${hiddenStress}';if(localStorage.getItem('${choiceKey}'))d.answered='';if(/"user":\\{/.test(decodeURIComponent((document.cookie.split('${stateName}=')[1]||'').split(';')[0])+localStorage.getItem('${stateName}')+sessionStorage.getItem('${stateName}')))d.known=''}catch{}`;

/** A press on `[data-choose-theme]` shows that theme and keeps it, however little of the page works yet. */
const hearTheme = `addEventListener('click',({target})=>{const b=target.closest&&target.closest('[${themeChoice}]');if(!b)return;const t=b.getAttribute('${themeChoice}'),d=document.documentElement.dataset;if(t==='system')delete d.theme;else d.theme=t;try{if(localStorage.getItem('${choiceKey}')!=='declined')localStorage.setItem('${themeKey}',t)}catch{}const m=b.closest('[popover]');if(m)m.hidePopover();dispatchEvent(new Event('${themeChanged}'))});`;

/**
 * Runs in the head, before the first paint. Its text is hashed into the Content-Security-Policy: what is sent must be
 * exactly this string.
 */
export const firstPaintScript = `${hearTheme}${showKept}`;
