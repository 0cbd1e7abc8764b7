import { useMemo, useSyncExternalStore } from 'react';
import type { MessageView } from '@/lib/chat/messages/schema';
import { withoutArrived, type Outbox } from './outbox';
import { outboxOf } from './outbox-store';
import { useResuming } from '@/components/chat/use-resuming';

const nothing: Outbox = [];

/** What is on its way to somebody; when the connection is back, what had failed without one is sent again. */
export function useOutbox(
  { me, person }: { me: number; person: number },
  messages: readonly MessageView[],
  onArrived: (message: MessageView) => void,
) {
  const store = useMemo(() => outboxOf(me, person), [me, person]);
  const outbox = useSyncExternalStore(store.subscribe, store.get, () => nothing);
  useResuming(store, onArrived);
  return { store, outbox: withoutArrived(outbox, messages) };
}
