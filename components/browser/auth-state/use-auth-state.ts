import { useSyncExternalStore } from 'react';
import { authState } from '@/lib/browser/auth-state/auth-state';
import { initialState, type AuthState } from '@/lib/browser/auth-state/state';
import type { PublicConfig } from '@/lib/people/settings/schema';

/** The auth state; during server rendering and hydration it is the initial state. */
export function useAuthState(): AuthState {
  return useSyncExternalStore(authState.subscribe, authState.getState, () => initialState);
}

/** The run-time configuration; null until the settings have arrived. */
export function usePublicConfig(): PublicConfig | null {
  return useSyncExternalStore(authState.subscribe, authState.getConfig, () => null);
}
