import { reportError } from '@/lib/browser/error-hook';
import { defaultLocale, isLocale, type Locale } from '@/lib/platform/i18n/locales';
import { createAuthState } from './create-auth-state';
import { createKeeper, type Keeper } from './keeper';
import { cookiePlace, webPlace } from './places';
import { openTabs, type Tabs } from './tabs';

const isBrowser = typeof document !== 'undefined';

/** While pages are rendered on the server there is nobody to keep anything for. */
const nowhere: Keeper = { load: () => null, configure: () => undefined, save: () => undefined };
const nobody: Tabs = { tell: () => undefined, hear: () => undefined };

/** The auth state of this page. Read it with `useAuthState`; its verbs are spec §4's transitions. */
export const authState = createAuthState({
  keeper: isBrowser ? browserKeeper() : nowhere,
  tabs: isBrowser ? openTabs() : nobody,
  locale: isBrowser ? pageLocale() : defaultLocale,
  log: (...words) => console.debug(...words),
});

function browserKeeper(): Keeper {
  const places = {
    cookies: cookiePlace,
    localStorage: webPlace('localStorage'),
    sessionStorage: webPlace('sessionStorage'),
  };
  return createKeeper(places, (error, debug) => {
    reportError(error);
    if (debug) console.debug('auth state', error.message);
  });
}

function pageLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : defaultLocale;
}
