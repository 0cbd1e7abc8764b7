import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { setReading } from '@/lib/browser/realtime/live-hub';
import type { ReadAnswer } from '@/lib/chat/dialogs/schema';
import type { ConversationView } from '@/lib/chat/messages/schema';
import { refreshChangedSettings } from '@/components/browser/auth-state/refresh-settings';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import type { Timeline } from './timeline';

/** Also beside another window that is being used. */
const isShown = () => document.visibilityState === 'visible';

const lastOfOther = (messages: Timeline['messages']) => messages.findLast(({ mine }) => !mine)?.seq ?? 0;

interface Looking {
  readSeq: number;
  /** The end is shown. */
  isReading: boolean;
  /** A correction is shown of which the server was not told. */
  isCorrected: boolean;
}

/** Up to where the server is to be told that the conversation is read; null where there is nothing to tell. */
function newMark(
  messages: Timeline['messages'],
  { readSeq, isReading, isCorrected }: Looking,
): number | null {
  const last = lastOfOther(messages);
  if (isReading && last > readSeq) return last;
  const seq = isReading ? Math.max(readSeq, messages.at(-1)?.seq ?? 0) : readSeq;
  return isCorrected && seq > 0 ? seq : null;
}

/** When something was last corrected, or a correction answered, among what is loaded; 0: nothing was. */
const correctedAt = ({ messages }: Pick<Timeline, 'messages'>) =>
  Math.max(0, ...messages.flatMap(({ corrections, version }) => (corrections.length > 0 ? [version] : [])));

/**
 * What is read: where the end of a conversation is shown, it is read. The server is told, and with it all other tabs; it is
 * told of corrections that are shown, too, so that they are told nowhere else.
 * @returns where the line above new messages stands, and what the list says of its place
 */
export function useReading(id: number, first: ConversationView, timeline: Timeline) {
  const { messages, hasNewer } = timeline;
  const [isAtEnd, setAtEnd] = useState(false);
  const read = useRef(first.read_seq);
  const shownCorrection = useRef(0);
  const last = lastOfOther(messages);
  const corrected = correctedAt(timeline);
  const [leftAt, setLeftAt] = useState(last);

  const tell = useEffectEvent(() => {
    const isReading = isAtEnd && !hasNewer && isShown();
    setReading(isReading ? id : null);
    const isCorrected = isShown() && corrected > shownCorrection.current;
    const seq = newMark(messages, { readSeq: read.current, isReading, isCorrected });
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
  useEffect(() => tell(), [isAtEnd, hasNewer, last, corrected]);
  useEffect(() => {
    const look = () => tell();
    // What the server did not take is told again.
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      setReading(null);
      window.removeEventListener('focus', look);
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
    /** Messages of the other person that arrived since the reader left the end. */
    unreadBelow: isAtEnd ? 0 : messages.filter(({ mine, seq }) => !mine && seq > leftAt).length,
  };
}
