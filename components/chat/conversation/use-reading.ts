import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { setReading } from '@/lib/browser/realtime/live-hub';
import type { ReadAnswer } from '@/lib/chat/dialogs/schema';
import type { ConversationView } from '@/lib/chat/messages/schema';
import { refreshChangedSettings } from '@/components/browser/auth-state/refresh-settings';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import type { Timeline } from './timeline';

const isLookedAt = () => document.visibilityState === 'visible' && document.hasFocus();

/**
 * What is read: whoever looks at the end of a conversation has read it. The server is told, and with it all other tabs.
 * @returns where the line above new messages stands, and what the list says of its place
 */
export function useReading(id: number, first: ConversationView, { messages, hasNewer }: Timeline) {
  const [isAtEnd, setAtEnd] = useState(false);
  const read = useRef(first.read_seq);
  const last = messages.findLast(({ mine }) => !mine)?.seq ?? 0;
  const [leftAt, setLeftAt] = useState(last);

  const tell = useEffectEvent(() => {
    const isReading = isAtEnd && !hasNewer && isLookedAt();
    setReading(isReading ? id : null);
    if (!isReading || last <= read.current) return;
    const before = read.current;
    read.current = last;
    fetchJson<ReadAnswer>(apiRoutes.messagesRead(id), { method: 'PUT', body: { seq: last } }).then(
      () => void refreshChangedSettings(),
      () => {
        read.current = before;
      },
    );
  });
  useEffect(() => tell(), [isAtEnd, hasNewer, last]);
  useEffect(() => {
    const look = () => tell();
    window.addEventListener('focus', look);
    window.addEventListener('blur', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      setReading(null);
      window.removeEventListener('focus', look);
      window.removeEventListener('blur', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  return {
    unreadAfter: first.unread > 0 ? first.read_seq : null,
    isAtEnd,
    setAtEnd: (is: boolean) => {
      if (is !== isAtEnd) setLeftAt((known) => Math.max(known, last));
      setAtEnd(is);
    },
    /** Messages of the other one that have come since the reader left the end. */
    unreadBelow: isAtEnd ? 0 : messages.filter(({ mine, seq }) => !mine && seq > leftAt).length,
  };
}
