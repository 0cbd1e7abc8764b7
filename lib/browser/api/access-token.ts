/*
 * The access token of this page, in memory. Saving it and sharing it with other tabs is the
 * task of lib/browser/auth-state.
 */
export interface Access {
  access_token: string;
  /** Lifetime in seconds from its creation. */
  expires_in: number;
  /** Expiry in milliseconds since 1970 by this browser's clock. */
  ends_at: number;
}

/** A token that expires within this time may have expired when the server gets it. */
const expiryMarginMs = 5_000;

let access: Access | null = null;
const listeners = new Set<(access: Access | null) => void>();

/** The access of a sign-in answer, with its expiry time. */
export function accessOf({ access_token, expires_in }: Pick<Access, 'access_token' | 'expires_in'>): Access {
  return { access_token, expires_in, ends_at: Date.now() + expires_in * 1000 };
}

/** Null when there is none. It may have expired: see `validToken`. */
export function currentAccess(): Access | null {
  return access;
}

/** The token to send; null when there is none or it has expired. */
export function validToken(): string | null {
  return access && access.ends_at - expiryMarginMs > Date.now() ? access.access_token : null;
}

export function setAccess(next: Access | null): void {
  if (next?.access_token === access?.access_token) return;
  access = next;
  for (const listener of listeners) listener(next);
}

/** @returns a function that removes the listener */
export function onAccess(listener: (access: Access | null) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
