import type { AuthState } from '@/lib/browser/auth-state/state';

/** The changed parts for the log, without the access token itself. Empty when nothing changed. */
export function describeChange(
  before: AuthState,
  after: AuthState,
): Partial<Record<keyof AuthState, unknown>> {
  const changed = Object.entries(after).filter(
    // The boundary: the keys of a state are a state's.
    ([key, value]) => !isSame(before[key as keyof AuthState], value),
  );
  return Object.fromEntries(
    changed.map(([key, value]) => [key, key === 'access_token' ? value !== null : value]),
  );
}

/** Compares by JSON, since the parts of the state are small plain objects. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
