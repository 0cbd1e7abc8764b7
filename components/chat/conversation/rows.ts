import type { MessageView } from '@/lib/chat/messages/schema';
import { minuteMs } from '@/lib/platform/time/units';
import type { Outbox, Unsent } from './outbox';

/** Messages of one person form a group while no more time than this is between them. */
const groupMs = 5 * minuteMs;

interface Bubble {
  /** Whether it is the first or the last of its group. */
  isFirst: boolean;
  isLast: boolean;
}

export type Row =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'unread'; key: string }
  | ({ kind: 'message'; key: string; message: MessageView } & Bubble)
  | ({ kind: 'unsent'; key: string; unsent: Unsent } & Bubble);

interface Reading {
  /** Number of the last message that was read when the conversation was opened; null when all were. */
  unreadAfter: number | null;
  /** The day of a moment, in milliseconds since 1970, in the reader's time zone. */
  dayOf: (atMs: number) => string;
}

interface Entry {
  row: Extract<Row, { kind: 'message' | 'unsent' }>;
  at: string;
  /** Milliseconds since 1970. */
  atMs: number;
  mine: boolean;
}

/** The rows of a conversation from the top: days, the line above unread messages, messages, and unsent messages. */
export function rowsOf(
  messages: readonly MessageView[],
  outbox: Outbox,
  { unreadAfter, dayOf }: Reading,
): Row[] {
  const entries = [...messages.map(messageEntry), ...outbox.map(unsentEntry)];
  const firstUnread = messages.find(({ seq, mine }) => unreadAfter !== null && seq > unreadAfter && !mine);
  let dayBefore: string | null = null;
  return entries.flatMap(({ row, at, atMs }, index) => {
    const before = entries[index - 1];
    const day = dayOf(atMs);
    const isNewDay = day !== dayBefore;
    dayBefore = day;
    const isUnread = row.kind === 'message' && row.message === firstUnread;
    const [isFirst, isLast] = [
      !isTogether(before, entries[index]),
      !isTogether(entries[index], entries[index + 1]),
    ];
    const own: Row[] = [];
    if (isNewDay) own.push({ kind: 'day', key: `day-${day}`, at });
    if (isUnread) own.push({ kind: 'unread', key: 'unread' });
    return [...own, { ...row, isFirst: isFirst || isNewDay || isUnread, isLast }];
  });
}

const nothing = { isFirst: true, isLast: true };
/** A message keeps its key when it has arrived, so that its row is not replaced. */
const messageEntry = (message: MessageView): Entry => ({
  row: { kind: 'message', key: message.client_id ?? String(message.seq), message, ...nothing },
  at: message.at,
  atMs: Date.parse(message.at),
  mine: message.mine,
});
const unsentEntry = (unsent: Unsent): Entry => ({
  row: { kind: 'unsent', key: unsent.clientId, unsent, ...nothing },
  at: unsent.at,
  atMs: Date.parse(unsent.at),
  mine: true,
});

function isTogether(one: Entry | undefined, other: Entry | undefined): boolean {
  if (!one || !other || one.mine !== other.mine) return false;
  return Math.abs(other.atMs - one.atMs) <= groupMs;
}
