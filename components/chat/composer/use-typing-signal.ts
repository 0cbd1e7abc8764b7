import { useRef } from 'react';
import { typingSeconds } from '@/lib/chat/messages/limits';
import { secondMs } from '@/lib/platform/time/units';

/** Calls `tell` for typing, at most once in a few seconds. */
export function useTypingSignal(tell: (() => void) | undefined): () => void {
  const toldAtMs = useRef(0);
  return () => {
    const nowMs = performance.now();
    if (!tell || (toldAtMs.current > 0 && nowMs - toldAtMs.current < typingSeconds * secondMs)) return;
    toldAtMs.current = nowMs;
    tell();
  };
}
