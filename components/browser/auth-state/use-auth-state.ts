import { useSyncExternalStore } from 'react';
import { authState } from '@/lib/browser/auth-state/auth-state';
import { initialState, type AuthState } from '@/lib/browser/auth-state/state';
import type { PublicConfig } from '@/lib/people/settings/schema';

/** Who sits here and how they left things. While the page is rendered on the server and takes over: nobody yet. */
export function useAuthState(): AuthState {
  return useSyncExternalStore(authState.subscribe, authState.getState, () => initialState);
}

/** What operators configure at run time; null until the settings have arrived. */
export function usePublicConfig(): PublicConfig | null {
  return useSyncExternalStore(authState.subscribe, authState.getConfig, () => null);
}
