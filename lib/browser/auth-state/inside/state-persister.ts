import type { Access } from '@/lib/browser/api/access-token';
import type { StateConfig, StateStorage } from '@/lib/platform/state-config';
import type { WriteOptions, StorageBackend } from './storage-backends';
import { readSaved, writeSaved, type SavedState } from './saved-state';
import type { AuthState } from '@/lib/browser/auth-state/state';

export interface StatePersister {
  /** The state saved at the last visit. */
  load: () => SavedState | null;
  /** Sets the storage; the next save clears the others. Nothing is saved before this call. */
  configure: (config: StateConfig) => void;
  save: (state: AuthState, access: Access | null) => void;
}

type Report = (error: Error, debug: boolean) => void;

/** Session storages come first: if there are two saved states, theirs is newer. */
const searchOrder: StateStorage[] = ['cookies', 'sessionStorage', 'localStorage'];

/**
 * Saves the state in the storage that the configuration names (GET /api/settings); a saved state is found
 * in any of them. A storage that does not work is reported once per error message, and nothing breaks.
 */
export function createStatePersister(
  backends: Record<StateStorage, StorageBackend>,
  report: Report,
): StatePersister {
  let config: StateConfig | null = null;
  const nonEmpty = new Set<StateStorage>();
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

  function empty(storage: StateStorage, options: WriteOptions) {
    attempt(() => backends[storage].clear(options), undefined);
    nonEmpty.delete(storage);
  }

  return {
    load() {
      let found: SavedState | null = null;
      for (const storage of searchOrder) {
        const text = attempt(() => backends[storage].read(), null);
        if (text === null) continue;
        nonEmpty.add(storage);
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
      // Without *remember* the state is deleted when the browser is closed.
      const endsEarly = config.storage === 'localStorage' && !state.remember;
      const storage = endsEarly ? 'sessionStorage' : config.storage;
      const text = writeSaved(state, access, storage === 'cookies' ? 'short' : 'whole');
      const options = { lasting: state.remember, cookieOptions };
      const isSaved = attempt(() => {
        backends[storage].write(text, options);
        return true;
      }, false);
      if (isSaved) nonEmpty.add(storage);
      for (const each of nonEmpty) if (each !== storage || !isSaved) empty(each, options);
    },
  };
}
