/*
 * The access token of this page, in memory. Where it is kept beyond that, and which other tab made it, is the
 * business of lib/browser/auth-state.
 */
export interface Access {
  access_token: string;
  /** Seconds that it lasts from when it was made. */
  expires_in: number;
  /** Milliseconds since 1970 by this browser's clock. */
  ends_at: number;
}

/** Sent this shortly before its end, a token may be over when it arrives. */
const margin = 5_000;

let access: Access | null = null;
const listeners = new Set<(access: Access | null) => void>();

/** What a door of signing in answered, with the moment it ends. */
export function accessOf({ access_token, expires_in }: Pick<Access, 'access_token' | 'expires_in'>): Access {
  return { access_token, expires_in, ends_at: Date.now() + expires_in * 1000 };
}

/** Null when there is none. It may be over: see `liveToken`. */
export function currentAccess(): Access | null {
  return access;
}

/** The token to send; null when there is none that still counts. */
export function liveToken(): string | null {
  return access && access.ends_at - margin > Date.now() ? access.access_token : null;
}

export function keepAccess(next: Access | null): void {
  if (next?.access_token === access?.access_token) return;
  access = next;
  for (const listener of listeners) listener(next);
}

/** @returns how to stop listening */
export function onAccess(listener: (access: Access | null) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
