import { reportError } from '@/lib/browser/error-hook';
import { defaultLocale, isLocale, type Locale } from '@/lib/platform/i18n/locales';
import { createAuthState } from './inside/create-auth-state';
import { createStatePersister, type StatePersister } from './inside/state-persister';
import { cookieBackend, webStorageBackend } from './inside/storage-backends';
import { openTabs, type Tabs } from './inside/tabs';

const isBrowser = typeof document !== 'undefined';

/** Nothing is saved while a page is rendered on the server. */
const noPersister: StatePersister = { load: () => null, configure: () => undefined, save: () => undefined };
const noTabs: Tabs = { send: () => undefined, onMessage: () => undefined };

/** The auth state of this page. Read it with `useAuthState`; its methods are the transitions of spec §4. */
export const authState = createAuthState({
  persister: isBrowser ? createBrowserPersister() : noPersister,
  tabs: isBrowser ? openTabs() : noTabs,
  locale: isBrowser ? pageLocale() : defaultLocale,
  log: (...words) => console.debug(...words),
});

function createBrowserPersister(): StatePersister {
  const places = {
    cookies: cookieBackend,
    localStorage: webStorageBackend('localStorage'),
    sessionStorage: webStorageBackend('sessionStorage'),
  };
  return createStatePersister(places, (error, debug) => {
    reportError(error);
    if (debug) console.debug('auth state', error.message);
  });
}

function pageLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : defaultLocale;
}
