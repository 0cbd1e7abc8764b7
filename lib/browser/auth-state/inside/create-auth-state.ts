import type { Me, SignedInAnswer } from '@/lib/people/auth/schema';
import { accessOf, currentAccess, setAccess, onAccess, type Access } from '@/lib/browser/api/access-token';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { Notify } from '@/lib/people/settings/notify-schema';
import type { PublicConfig, SettingsAnswer } from '@/lib/people/settings/schema';
import { describeChange } from './describe-change';
import type { StatePersister } from './state-persister';
import {
  initialState,
  nothingWaits,
  type AuthState,
  type AuthTab,
  type AuthUser,
} from '@/lib/browser/auth-state/state';
import type { TabMessage, Tabs } from './tabs';

interface AuthStateOptions {
  persister: StatePersister;
  tabs: Tabs;
  /** The page's locale, which overrides the saved one. */
  locale: Locale;
  /** Logs changes while the configuration has `debug`. */
  log: (...words: unknown[]) => void;
}

/** The state of spec §3 with the transitions of spec §4: in memory, saved by `persister`, synchronized with other tabs. */
export function createAuthState({ persister, tabs, locale, log }: AuthStateOptions) {
  const { access: savedAccess = null, ...saved } = persister.load() ?? {};
  setAccess(savedAccess);
  let state: AuthState = { ...initialState, ...saved, locale, ...tokenOf(savedAccess) };
  let config: PublicConfig | null = null;
  const listeners = new Set<() => void>();
  const otherTabListeners = new Set<(type: 'in' | 'out') => void>();
  /** Increases with each change of a counter, so that an answer requested before the change is recognized. */
  let counterVersion = 0;
  const changedAtVersion: Notify = { ...nothingWaits };

  function change(patch: Partial<AuthState>) {
    const next = { ...state, ...patch };
    const description = describeChange(state, next);
    if (Object.keys(description).length === 0) return;
    state = next;
    if (config?.debug) log('auth state', description);
    persister.save(state, currentAccess());
    for (const listener of listeners) listener();
  }

  function count(notify: Partial<Notify>): Notify {
    counterVersion += 1;
    for (const key of keysOf(notify)) changedAtVersion[key] = counterVersion;
    return { ...state.notify, ...notify };
  }

  function enter(user: AuthUser, access: Access, remember: boolean) {
    withoutBroadcast(() => setAccess(access));
    change({ user, remember, notify: count(nothingWaits), ...tokenOf(access) });
  }

  function leave() {
    withoutBroadcast(() => setAccess(null));
    change({ user: null, notify: count(nothingWaits), ...tokenOf(null) });
  }

  /** A token that belongs to a larger message, or came from another tab, is not sent by itself. */
  let isSilent = false;
  function withoutBroadcast(work: () => void) {
    isSilent = true;
    work();
    isSilent = false;
  }

  onAccess((access) => {
    if (isSilent) return;
    change(tokenOf(access));
    if (access) tabs.send({ type: 'access', access });
  });

  function receive(message: TabMessage) {
    if (message.type === 'access') {
      withoutBroadcast(() => setAccess(message.access));
      change(tokenOf(message.access));
      return;
    }
    if (message.type === 'in') enter(message.user, message.access, message.remember);
    else leave();
    for (const listener of otherTabListeners) listener(message.type);
  }
  tabs.onMessage(receive);

  return {
    getState: () => state,
    /** Null until the settings have arrived. */
    getConfig: () => config,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Calls the listener when another tab signs in or out. @returns a function that removes the listener */
    onOtherTab(listener: (type: 'in' | 'out') => void) {
      otherTabListeners.add(listener);
      return () => void otherTabListeners.delete(listener);
    },

    signedIn(answer: SignedInAnswer, remember: boolean) {
      const [user, access] = [userOf(answer.user), accessOf(answer)];
      enter(user, access, remember);
      tabs.send({ type: 'in', user, access, remember });
    },
    signedOut() {
      leave();
      tabs.send({ type: 'out' });
    },
    /** Applies the answer of GET /api/auth/me, which overrides the saved state. */
    userSeen(me: Me | null) {
      const isAnother = state.user !== null && state.user.id !== me?.id;
      if (isAnother || !me) leave();
      if (me) change({ user: userOf(me) });
    },
    setTab: (currentTab: AuthTab) => change({ currentTab }),
    localeChanged: (next: Locale) => change({ locale: next }),

    /** To be read before the settings are requested. */
    getCounterVersion: () => counterVersion,
    /** Counters that changed after the request are newer than the answer and stay. */
    settingsArrived({ settings, notify, config: next }: SettingsAnswer, requestedAtVersion: number) {
      config = next;
      persister.configure(next);
      const fresh = { ...state.notify };
      for (const key of keysOf(notify))
        if (changedAtVersion[key] <= requestedAtVersion) fresh[key] = notify[key];
      change({ settings, notify: fresh });
      persister.save(state, currentAccess());
      for (const listener of listeners) listener();
    },
    /** Spec §4: unread rises by one for each live chat event whose sender is not the current user. */
    chatEventArrived({ from_id }: { from_id: number | string }) {
      if (String(from_id) !== String(state.user?.id))
        change({ notify: count({ chat: state.notify.chat + 1 }) });
    },
    /** The server has counted the unread news anew. */
    newsCounted(news: number) {
      change({ notify: count({ news }) });
    },
    friendRequestArrived() {
      change({ notify: count({ friends_requests: state.notify.friends_requests + 1 }) });
    },
  };
}

const tokenOf = (access: Access | null): Pick<AuthState, 'access_token' | 'expires_in'> => ({
  access_token: access?.access_token ?? null,
  expires_in: access?.expires_in ?? null,
});

const userOf = ({ id, name, avatar }: Me): AuthUser => ({ id, name, avatar });

// The boundary: the keys of Notify, and nothing else, are in it.
const keysOf = (notify: Partial<Notify>) => Object.keys(notify) as (keyof Notify)[];
