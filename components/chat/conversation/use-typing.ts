import { useEffect, useState } from 'react';
import { onLive } from '@/lib/browser/realtime/live-hub';
import { secondMs } from '@/lib/platform/time/units';
import type { Timeline } from './timeline';

/** Somebody who types is heard of every three seconds; one more is waited for. */
const shownMs = 5 * secondMs;

/** Whether the other one is typing: until they have sent something, or have been silent. */
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
