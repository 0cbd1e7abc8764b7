import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { getLiveStatus, onLiveStatus } from '@/lib/browser/realtime/live-hub';
import type { MessageView } from '@/lib/chat/messages/schema';
import { withoutArrived, type Outbox } from './outbox';
import { outboxOf } from './outbox-store';

const nothing: Outbox = [];

/** What is on its way to somebody; when the connection is back, what had failed without one is sent again. */
export function useOutbox(
  { me, person }: { me: number; person: number },
  messages: readonly MessageView[],
  onArrived: (message: MessageView) => void,
) {
  const store = useMemo(() => outboxOf(me, person), [me, person]);
  const outbox = useSyncExternalStore(store.subscribe, store.get, () => nothing);
  const arrived = useEffectEvent(onArrived);
  useEffect(() => store.onArrived((message) => arrived(message)), [store]);
  useEffect(() => {
    const stop = onLiveStatus(() => {
      if (getLiveStatus() === 'on') store.resume();
    });
    window.addEventListener('online', store.resume);
    return () => {
      stop();
      window.removeEventListener('online', store.resume);
    };
  }, [store]);
  return { store, outbox: withoutArrived(outbox, messages) };
}
