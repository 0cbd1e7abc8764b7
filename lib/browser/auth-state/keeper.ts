import type { Access } from '@/lib/browser/api/access-token';
import type { StateConfig, StateStorage } from '@/lib/platform/state-config';
import type { Manner, Place } from './places';
import { readSaved, writeSaved, type Saved } from './saved';
import type { AuthState } from './state';

export interface Keeper {
  /** What was kept when this browser was here last. */
  load: () => Saved | null;
  /** Says where to keep from now on; what is kept elsewhere goes with the next saving. Before that nothing is saved. */
  configure: (config: StateConfig) => void;
  save: (state: AuthState, access: Access | null) => void;
}

type Report = (error: Error, debug: boolean) => void;

/** Where something may be found: what ends with the browser first, since it is newer if there is both. */
const searched: StateStorage[] = ['cookies', 'sessionStorage', 'localStorage'];

/**
 * Keeps the state in that of three places which the configuration names (GET /api/settings); what was kept is found
 * wherever it is. A place that does not work is reported once a reason, and nothing breaks.
 */
export function createKeeper(places: Record<StateStorage, Place>, report: Report): Keeper {
  let config: StateConfig | null = null;
  const holding = new Set<StateStorage>();
  const reported = new Set<string>();

  function attempt<T>(work: () => T, otherwise: T): T {
    try {
      return work();
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error('Storage does not work.', { cause });
      if (!reported.has(error.message)) report(error, config?.debug ?? false);
      reported.add(error.message);
      return otherwise;
    }
  }

  function empty(storage: StateStorage, manner: Manner) {
    attempt(() => places[storage].clear(manner), undefined);
    holding.delete(storage);
  }

  return {
    load() {
      let found: Saved | null = null;
      for (const storage of searched) {
        const text = attempt(() => places[storage].read(), null);
        if (text === null) continue;
        holding.add(storage);
        found ??= readSaved(text);
      }
      return found;
    },
    configure(next) {
      config = next;
    },
    save(state, access) {
      if (!config) return;
      const { cookieOptions } = config;
      // Who does not want to be remembered is forgotten with the browser.
      const endsEarly = config.storage === 'localStorage' && !state.remember;
      const storage = endsEarly ? 'sessionStorage' : config.storage;
      const text = writeSaved(state, access, storage === 'cookies' ? 'short' : 'whole');
      const manner = { lasting: state.remember, cookieOptions };
      const isKept = attempt(() => {
        places[storage].write(text, manner);
        return true;
      }, false);
      if (isKept) holding.add(storage);
      for (const each of holding) if (each !== storage || !isKept) empty(each, manner);
    },
  };
}
