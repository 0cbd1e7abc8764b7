import type { LiveEvent, LiveEventName } from '@/lib/platform/realtime/events';

type DataOf<N extends LiveEventName> = Extract<LiveEvent, { name: N }>['data'];
type Listener = (event: LiveEvent) => void;

/** 'off': there is no live channel; 'away': there is one, and it is not connected; 'on': events arrive. */
export type LiveStatus = 'off' | 'away' | 'on';

/*
 * The events of the live channel, for all components of the page. One component holds the connection
 * (components/browser/realtime/live-connection.tsx) and reports here; the others listen.
 */
const listeners = new Set<Listener>();
const statusListeners = new Set<() => void>();
let status: LiveStatus = 'off';

/** @returns a function that removes the listener */
export function onLive<N extends LiveEventName>(
  names: readonly N[],
  listener: (event: { name: N; data: DataOf<N> }) => void,
): () => void {
  const heard: Listener = (event) => {
    // The boundary: the names say which events these are.
    if ((names as readonly string[]).includes(event.name)) listener(event as { name: N; data: DataOf<N> });
  };
  listeners.add(heard);
  return () => void listeners.delete(heard);
}

export function tellLive(event: LiveEvent): void {
  for (const listener of listeners) listener(event);
}

export const getLiveStatus = (): LiveStatus => status;

/** Calls the listener whenever the status changes, and when events may have been missed. @returns what removes it */
export function onLiveStatus(listener: () => void): () => void {
  statusListeners.add(listener);
  return () => void statusListeners.delete(listener);
}

/** Calls the listeners also for an unchanged status: the channel was subscribed to anew. */
export function setLiveStatus(next: LiveStatus): void {
  status = next;
  for (const listener of statusListeners) listener();
}

/** The conversation that this tab shows, by its other person; null for none, and while the tab is hidden. */
let looking: { person: number; isAtEnd: boolean } | null = null;
export const setLooking = (at: typeof looking): void => {
  looking = at;
};
export const isShowing = (person: number): boolean => looking?.person === person;
/** Whether this tab shows the newest messages of a conversation: what arrives is read at once. */
export const isReading = (person: number): boolean => isShowing(person) && looking?.isAtEnd === true;
