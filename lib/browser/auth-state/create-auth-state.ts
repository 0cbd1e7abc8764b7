import type { Me, SignedInAnswer } from '@/lib/people/auth/schema';
import { accessOf, currentAccess, keepAccess, onAccess, type Access } from '@/lib/browser/api/access-token';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { Notify } from '@/lib/people/notifications/schema';
import type { PublicConfig, SettingsAnswer } from '@/lib/people/settings/schema';
import { describeChange } from './describe-change';
import type { Keeper } from './keeper';
import { initialState, nothingWaits, type AuthState, type AuthTab, type AuthUser } from './state';
import type { TabMessage, Tabs } from './tabs';

interface Surroundings {
  keeper: Keeper;
  tabs: Tabs;
  /** The page's, which wins over the one that was kept. */
  locale: Locale;
  /** Receives changes while the configuration says `debug`. */
  log: (...words: unknown[]) => void;
}

/** The state of spec §3 with its transitions of spec §4: in memory, kept by the keeper, in step with other tabs. */
export function createAuthState({ keeper, tabs, locale, log }: Surroundings) {
  const { access: savedAccess = null, ...saved } = keeper.load() ?? {};
  keepAccess(savedAccess);
  let state: AuthState = { ...initialState, ...saved, locale, ...tokenOf(savedAccess) };
  let config: PublicConfig | null = null;
  const listeners = new Set<() => void>();
  const hearers = new Set<(type: 'in' | 'out') => void>();
  /** Counts what changed a counter, so that an answer that was asked for before can be told. */
  let moment = 0;
  const countedAt: Notify = { ...nothingWaits };

  function change(patch: Partial<AuthState>) {
    const next = { ...state, ...patch };
    const description = describeChange(state, next);
    if (Object.keys(description).length === 0) return;
    state = next;
    if (config?.debug) log('auth state', description);
    keeper.save(state, currentAccess());
    for (const listener of listeners) listener();
  }

  function count(notify: Partial<Notify>): Notify {
    moment += 1;
    for (const key of keysOf(notify)) countedAt[key] = moment;
    return { ...state.notify, ...notify };
  }

  function enter(user: AuthUser, access: Access, remember: boolean) {
    silently(() => keepAccess(access));
    change({ user, remember, notify: count(nothingWaits), ...tokenOf(access) });
  }

  function leave() {
    silently(() => keepAccess(null));
    change({ user: null, notify: count(nothingWaits), ...tokenOf(null) });
  }

  /** Other tabs need not hear of a token by itself that comes with more, or from them. */
  let isSilent = false;
  function silently(work: () => void) {
    isSilent = true;
    work();
    isSilent = false;
  }

  onAccess((access) => {
    if (isSilent) return;
    change(tokenOf(access));
    if (access) tabs.tell({ type: 'access', access });
  });

  function hear(message: TabMessage) {
    if (message.type === 'access') {
      silently(() => keepAccess(message.access));
      change(tokenOf(message.access));
      return;
    }
    if (message.type === 'in') enter(message.user, message.access, message.remember);
    else leave();
    for (const hearer of hearers) hearer(message.type);
  }
  tabs.hear(hear);

  return {
    getState: () => state,
    /** Null until the settings have arrived. */
    getConfig: () => config,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Hears when another tab signed in or out. @returns how to stop listening */
    onOtherTab(hearer: (type: 'in' | 'out') => void) {
      hearers.add(hearer);
      return () => void hearers.delete(hearer);
    },

    signedIn(answer: SignedInAnswer, remember: boolean) {
      const [user, access] = [userOf(answer.user), accessOf(answer)];
      enter(user, access, remember);
      tabs.tell({ type: 'in', user, access, remember });
    },
    signedOut() {
      leave();
      tabs.tell({ type: 'out' });
    },
    /** What GET /api/auth/me says is right, whatever was kept. */
    userSeen(me: Me | null) {
      const isAnother = state.user !== null && state.user.id !== me?.id;
      if (isAnother || !me) leave();
      if (me) change({ user: userOf(me) });
    },
    setTab: (currentTab: AuthTab) => change({ currentTab }),
    localeChanged: (next: Locale) => change({ locale: next }),

    /** To be taken before the settings are asked for. */
    now: () => moment,
    /** A counter that has changed since the settings were asked for is newer than they are. */
    settingsArrived({ settings, notify, config: next }: SettingsAnswer, askedAt: number) {
      config = next;
      keeper.configure(next);
      const fresh = { ...state.notify };
      for (const key of keysOf(notify)) if (countedAt[key] <= askedAt) fresh[key] = notify[key];
      change({ settings, notify: fresh });
      keeper.save(state, currentAccess());
      for (const listener of listeners) listener();
    },
    /** Spec §4: unread rises by one for each live chat event whose sender is not the current user. */
    chatEventArrived({ from_id }: { from_id: number | string }) {
      if (String(from_id) !== String(state.user?.id))
        change({ notify: count({ chat: state.notify.chat + 1 }) });
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

// The boundary: both keys of Notify, and nothing else, are in it.
const keysOf = (notify: Partial<Notify>) => Object.keys(notify) as (keyof Notify)[];
