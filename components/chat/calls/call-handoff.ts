import { getPathname } from '@/lib/platform/i18n/navigation';
import type { Locale } from '@/lib/platform/i18n/locales';
import { minuteMs } from '@/lib/platform/time/units';
import type { CallView } from '@/lib/chat/calls/schema';
import { routes } from '@/lib/platform/routes/routes';

/*
 * Calls take place only on the chat page: no other page may use microphone and camera, and a browser grants that to a page
 * as it was loaded, not as it was reached by links. Every other page loads the chat, with a note in the tab's session
 * storage about the button that was pressed; a URL could be sent by anybody, so it begins no call.
 */
type PendingCall = { kind: 'dial'; person: number } | { kind: 'take'; call: number };

const key = 'call-wish';
/** Age after which a note is ignored: the page that wrote it was left. */
const maxAgeMs = minuteMs;

type Taker = (call: Pick<CallView, 'id' | 'person'>) => void;
let taker: Taker | null = null;

/** Registers the chat page to take calls in its own tab. @returns a function that ends that */
export function takeCallsHere(take: Taker): () => void {
  taker = take;
  return () => {
    if (taker === take) taker = null;
  };
}

/** Whether this page was loaded as the chat. */
export function isLoadedAsChat(locale: Locale): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && new URL(entry.name).pathname === getPathname({ href: routes.chat(), locale });
}

/** Takes a call here if this page may, and otherwise loads the chat for it. */
export function takeCall(locale: Locale, call: Pick<CallView, 'id' | 'person'>): void {
  if (taker && isLoadedAsChat(locale)) taker(call);
  else loadChat(locale, call.person.id, { kind: 'take', call: call.id });
}

export function loadChat(locale: Locale, person: number, pending: PendingCall): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify({ ...pending, atMs: Date.now() }));
  } catch {
    // Without storage the chat opens, and the button has to be pressed again there.
  }
  const path = getPathname({ href: routes.chatWith(person), locale });
  const isSame = window.location.pathname + window.location.search === path;
  if (isSame) window.location.reload();
  else window.location.assign(path);
}

/** The button that was pressed before this page was loaded; once. */
export function takePendingCall(): PendingCall | null {
  try {
    const text = window.sessionStorage.getItem(key);
    window.sessionStorage.removeItem(key);
    return parsePendingCall(text, Date.now());
  } catch {
    return null;
  }
}

/** @public for tests, which give it the time */
export function parsePendingCall(text: string | null, nowMs: number): PendingCall | null {
  if (text === null) return null;
  // The boundary: written by `loadChat`, or by somebody who uses this tab's console.
  const { kind, person, call, atMs } = JSON.parse(text) as Partial<Record<string, unknown>>;
  if (typeof atMs !== 'number' || nowMs - atMs > maxAgeMs) return null;
  if (kind === 'dial' && typeof person === 'number') return { kind, person };
  return kind === 'take' && typeof call === 'number' ? { kind, call } : null;
}
