import type { StatePersister } from '@/lib/browser/auth-state/inside/state-persister';
import type { SavedState } from '@/lib/browser/auth-state/inside/saved-state';
import type { AuthState } from '@/lib/browser/auth-state/state';
import type { TabMessage, Tabs } from '@/lib/browser/auth-state/inside/tabs';
import type { SignedInAnswer } from '@/lib/people/auth/schema';
import type { Notify } from '@/lib/people/settings/notify-schema';
import type { SettingsAnswer } from '@/lib/people/settings/schema';

/** What Анна gets when she signs in. */
export const annasAnswer: SignedInAnswer = {
  user: {
    id: 1,
    name: 'Анна Соколова',
    first_name: 'Анна',
    role: 'student',
    points: 0,
    time_zone: 'UTC',
    avatar: null,
    locale: 'ru',
    is_verified: true,
    must_consent: false,
    erase_at: null,
  },
  access_token: 'annas-token',
  expires_in: 900,
};
export const verasAnswer: SignedInAnswer = {
  ...annasAnswer,
  user: { ...annasAnswer.user, id: 3, name: 'Вера Орлова', first_name: 'Вера' },
  access_token: 'veras-token',
};

export const settingsWith = (
  notify: Notify,
  config: Partial<SettingsAnswer['config']> = {},
): SettingsAnswer => ({
  settings: { 'site.title': 'Говорим' },
  notify,
  config: {
    app_env: 'demo',
    demo: null,
    storage: 'cookies',
    cookieOptions: {},
    debug: false,
    live: null,
    ...config,
  },
});

/** A persister that records what it saves. */
export function recordingPersister(saved: SavedState | null = null): StatePersister & { kept: AuthState[] } {
  const kept: AuthState[] = [];
  return { kept, load: () => saved, configure: () => undefined, save: (state) => void kept.push(state) };
}

/** Tabs that hear each other at once. */
export function tabsTogether(): () => Tabs & { told: TabMessage[] } {
  const listeners: ((message: TabMessage) => void)[] = [];
  return () => {
    const told: TabMessage[] = [];
    let own: ((message: TabMessage) => void) | null = null;
    return {
      told,
      send(message) {
        told.push(message);
        for (const listener of listeners) if (listener !== own) listener(message);
      },
      onMessage(listener) {
        own = listener;
        listeners.push(listener);
      },
    };
  };
}
