import type { Access } from '@/lib/browser/api/access-token';
import { isRecord, readAccess, readUser } from './saved-state';
import type { AuthUser } from '@/lib/browser/auth-state/state';

/** A message from one tab of the browser to the others. */
export type TabMessage =
  | { type: 'in'; user: AuthUser; access: Access; remember: boolean }
  | { type: 'out' }
  | { type: 'access'; access: Access };

export interface Tabs {
  send: (message: TabMessage) => void;
  onMessage: (listener: (message: TabMessage) => void) => void;
}

const channelName = 'govorim.auth';

/** The other tabs of this browser; does nothing where BroadcastChannel is missing. */
export function openTabs(): Tabs {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName);
  return {
    send: (message) => channel?.postMessage(message),
    onMessage: (listener) =>
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const message = readMessage(data);
        if (message) listener(message);
      }),
  };
}

/**
 * The other tab may run another version.
 * @public for tests, which have one tab
 */
export function readMessage(data: unknown): TabMessage | null {
  if (!isRecord(data)) return null;
  const { type } = data;
  if (type === 'out') return { type };
  const access = readAccess(data.access);
  if (!access) return null;
  if (type === 'access') return { type, access };
  const user = readUser(data.user);
  return type === 'in' && user ? { type, user, access, remember: data.remember !== false } : null;
}
