import type { AuthState } from './state';

/** What differs, as it may be logged: whether there is a token, never which. Empty when nothing does. */
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

/** Parts of the state are small and plain. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
