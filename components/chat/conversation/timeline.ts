import type { ConversationView, MessagePage, MessageView } from '@/lib/chat/messages/schema';

/** The messages of a conversation that are loaded: one range without gaps, by `seq`. */
export interface Timeline {
  messages: readonly MessageView[];
  hasOlder: boolean;
  /** Whether there are newer ones that are not loaded, after a jump into the past. */
  hasNewer: boolean;
  /** Changes up to this version are known: the cursor for catching up. */
  version: number;
  /** The end at which the last messages were added: the visible ones must keep their place then. */
  grewAt: 'start' | 'end';
}

export const opened = ({ messages, more, version }: ConversationView): Timeline => ({
  messages,
  hasOlder: more,
  hasNewer: false,
  version,
  grewAt: 'end',
});

/** A page of messages that was requested from the end of the range. */
interface Asked {
  page: MessagePage;
  /** Number of the message at that end; if another one is there by now, the page would leave a gap and is dropped. */
  from: number;
}

export function withOlder(timeline: Timeline, { page: { messages, more }, from }: Asked): Timeline {
  if (timeline.messages[0]?.seq !== from) return timeline;
  return { ...timeline, messages: merged(timeline.messages, messages), hasOlder: more, grewAt: 'start' };
}

export function withNewer(timeline: Timeline, { page: { messages, more }, from }: Asked): Timeline {
  if (timeline.messages.at(-1)?.seq !== from) return timeline;
  return { ...timeline, messages: merged(timeline.messages, messages), hasNewer: more, grewAt: 'end' };
}

/** Replaces the loaded messages by the range around a distant message. */
export function movedTo(timeline: Timeline, { messages, more }: MessagePage): Timeline {
  return { ...timeline, messages, hasOlder: more, hasNewer: true, grewAt: 'end' };
}

/** Applies changes after `version`; messages outside of the range are dropped. */
export function withChanges(timeline: Timeline, changed: readonly MessageView[]): Timeline {
  const version = Math.max(timeline.version, ...changed.map((message) => message.version));
  return {
    ...timeline,
    messages: merged(timeline.messages, changed.filter(belongsTo(timeline))),
    version,
    grewAt: 'end',
  };
}

/** Applies the answer to a message that was sent or changed here. The cursor stays: others may have written before it. */
export function withMessage(timeline: Timeline, message: MessageView): Timeline {
  return {
    ...timeline,
    messages: merged(timeline.messages, [message].filter(belongsTo(timeline))),
    grewAt: 'end',
  };
}

function belongsTo({ messages, hasOlder, hasNewer }: Timeline) {
  const [first, last] = [messages[0]?.seq, messages.at(-1)?.seq];
  return ({ seq }: MessageView) => {
    if (first === undefined || last === undefined) return !hasNewer;
    return (seq >= first || !hasOlder) && (seq <= last || !hasNewer);
  };
}

/** If a message is in both, the later version is kept. */
function merged(one: readonly MessageView[], other: readonly MessageView[]): MessageView[] {
  const bySeq = new Map(one.map((message) => [message.seq, message]));
  for (const message of other) {
    const known = bySeq.get(message.seq);
    if (!known || known.version <= message.version) bySeq.set(message.seq, message);
  }
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq);
}
