import { useEffect, useEffectEvent } from 'react';
import { getLiveStatus, onLiveStatus } from '@/lib/browser/realtime/live-hub';
import type { MessageView } from '@/lib/chat/messages/schema';

interface Sending {
  /** Calls the listener with each message that has been stored. @returns a function that removes it */
  onArrived: (listener: (message: MessageView) => void) => () => void;
  resume: () => void;
}

/** Passes on the messages that a store has sent, and resumes it when the connection is back. */
export function useResuming(store: Sending, onArrived: (message: MessageView) => void): void {
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
}
