import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { onLive, setLooking } from '@/lib/browser/realtime/live-hub';
import type { ReadAnswer } from '@/lib/chat/dialogs/schema';
import type { ConversationView } from '@/lib/chat/messages/schema';
import { refreshChangedSettings } from '@/components/browser/auth-state/refresh-settings';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import type { Timeline } from './timeline';

/** True also when the focus is in another window. */
const isShown = () => document.visibilityState === 'visible';

const lastOfOther = (messages: Timeline['messages']) => messages.findLast(({ mine }) => !mine)?.seq ?? 0;

interface Looking {
  readSeq: number;
  /** Whether the end is visible. */
  isReading: boolean;
  /** Whether the position is to be reported although it is the same. */
  isRepeated: boolean;
}

/** The read position to report to the server; null when there is nothing to report. */
function newMark(messages: Timeline['messages'], { readSeq, isReading, isRepeated }: Looking): number | null {
  const last = lastOfOther(messages);
  if (isReading && last > readSeq) return last;
  if (!isRepeated) return null;
  return isReading ? Math.max(readSeq, messages.at(-1)?.seq ?? 0) : readSeq;
}

/** Version of the last correction, or answer to one, among the loaded messages; 0 when there is none. */
const correctedAt = ({ messages }: Pick<Timeline, 'messages'>) =>
  Math.max(0, ...messages.flatMap(({ corrections, version }) => (corrections.length > 0 ? [version] : [])));

/**
 * Marks messages as read while the end of a conversation is visible; the server notifies the reader's other tabs. Visible
 * corrections are reported too, so that they are announced nowhere else; and when the server is about to remind of messages
 * that are further down, that the conversation is visible.
 * @returns the position of the line above new messages, and the list's own state
 */
export function useReading(id: number, first: ConversationView, timeline: Timeline) {
  const { messages, hasNewer } = timeline;
  const [isAtEnd, setAtEnd] = useState(false);
  const read = useRef(first.read_seq);
  const shownCorrection = useRef(0);
  const last = lastOfOther(messages);
  const corrected = correctedAt(timeline);
  const [leftAt, setLeftAt] = useState(last);

  const tell = useEffectEvent((isAsked: boolean) => {
    const isReading = isAtEnd && !hasNewer && isShown();
    setLooking(isShown() ? { person: id, isAtEnd: isReading } : null);
    const isCorrected = isShown() && corrected > shownCorrection.current;
    const isRepeated = isCorrected || (isAsked && isShown());
    const seq = newMark(messages, { readSeq: read.current, isReading, isRepeated });
    if (seq === null) return;
    const before = [read.current, shownCorrection.current] as const;
    [read.current, shownCorrection.current] = [seq, corrected];
    fetchJson<ReadAnswer>(apiRoutes.messagesRead(id), { method: 'PUT', body: { seq } }).then(
      () => void refreshChangedSettings(),
      () => {
        [read.current, shownCorrection.current] = before;
      },
    );
  });
  useEffect(() => tell(false), [isAtEnd, hasNewer, last, corrected]);
  useEffect(() => {
    const look = () => tell(false);
    // Reports again what a failed request has not.
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      setLooking(null);
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  useEffect(
    () =>
      onLive(['chat-waiting'], ({ data }) => {
        if (data.from_id === id) tell(true);
      }),
    [id],
  );

  return {
    unreadAfter: first.unread > 0 ? first.read_seq : null,
    isAtEnd,
    setAtEnd: (is: boolean) => {
      if (is !== isAtEnd) setLeftAt((known) => Math.max(known, last));
      setAtEnd(is);
    },
    /** Messages of the other person that arrived since the reader left the end. */
    unreadBelow: isAtEnd ? 0 : messages.filter(({ mine, seq }) => !mine && seq > leftAt).length,
  };
}
