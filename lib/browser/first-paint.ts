import { stateName } from './auth-state/state-name';
import { consentKey } from './consent';
import { hiddenStress, stressKey } from '@/lib/platform/text/stress';
import { themeChanged, themeChoice, themeKey } from './theme';

/**
 * Applies the browser's stored choices before the first paint: a dark page never flashes white, hidden stress marks are
 * never seen, the cookie notice is not shown twice (`data-answered`), and a known person does not see the link to log
 * in (`data-known`; their state is stored by lib/browser/auth-state/inside/storage-backends.ts).
 */
const applySaved = `try{const d=document.documentElement.dataset,t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')d.theme=t;if(localStorage.getItem('${stressKey}')==='${hiddenStress}')d.stress='${hiddenStress}';if(localStorage.getItem('${consentKey}'))d.answered='';if(/"user":\\{/.test(decodeURIComponent((document.cookie.split('${stateName}=')[1]||'').split(';')[0])+localStorage.getItem('${stateName}')+sessionStorage.getItem('${stateName}')))d.known=''}catch{}`;

/** A click on `[data-choose-theme]` shows that theme and stores it, even before React has hydrated the page. */
const listenForTheme = `addEventListener('click',({target})=>{const b=target.closest&&target.closest('[${themeChoice}]');if(!b)return;const t=b.getAttribute('${themeChoice}'),d=document.documentElement.dataset;if(t==='system')delete d.theme;else d.theme=t;try{if(localStorage.getItem('${consentKey}')!=='declined')localStorage.setItem('${themeKey}',t)}catch{}const m=b.closest('[popover]');if(m)m.hidePopover();dispatchEvent(new Event('${themeChanged}'))});`;

/**
 * Runs in the head, before the first paint. The Content-Security-Policy contains its hash, so the page must contain
 * exactly this text.
 */
export const firstPaintScript = `${listenForTheme}${applySaved}`;
