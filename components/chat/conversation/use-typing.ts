import { useEffect, useState } from 'react';
import { onLive } from '@/lib/browser/realtime/live-hub';
import { secondMs } from '@/lib/platform/time/units';
import type { Timeline } from './timeline';

/** Typing events come every three seconds; one more is waited for. */
const shownMs = 5 * secondMs;

/** Whether the other person is typing: until they have sent a message, or no event has come for `shownMs`. */
export function useTyping(id: number, { messages }: Timeline): boolean {
  const last = messages.at(-1)?.seq;
  const [typing, setTyping] = useState<{ after: number | undefined; until: number } | null>(null);
  useEffect(
    () =>
      onLive(['chat-typing'], ({ data }) => {
        if (data.from_id === id) setTyping({ after: last, until: Date.now() + shownMs });
      }),
    [id, last],
  );
  useEffect(() => {
    if (!typing) return undefined;
    const timer = setTimeout(() => setTyping(null), typing.until - Date.now());
    return () => clearTimeout(timer);
  }, [typing]);
  return typing !== null && typing.after === last;
}
