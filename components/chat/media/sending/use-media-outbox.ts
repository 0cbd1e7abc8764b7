import { useMemo, useSyncExternalStore } from 'react';
import type { MessageView } from '@/lib/chat/messages/schema';
import { mediaStoreOf } from './media-store';
import type { UnsentMediaMessage } from './unsent-media';
import { useResuming } from '@/components/chat/use-resuming';

const nothing: readonly UnsentMediaMessage[] = [];

/** Pictures and voice notes that are being sent to somebody; when the connection is back, failed ones are sent again. */
export function useMediaOutbox(
  { me, person }: { me: number; person: number },
  messages: readonly MessageView[],
  onArrived: (message: MessageView) => void,
) {
  const store = useMemo(() => mediaStoreOf(me, person), [me, person]);
  const unsent = useSyncExternalStore(store.subscribe, store.get, () => nothing);
  useResuming(store, onArrived);
  const left = useMemo(() => {
    const known = new Set(messages.map((message) => message.client_id));
    return unsent.filter(({ clientId }) => !known.has(clientId));
  }, [unsent, messages]);
  return { store, unsent: left };
}
