import type { ConversationView, MessagePage, MessageView } from '@/lib/chat/messages/schema';

/** The messages of a conversation that are loaded: one stretch without gaps, by `seq`. */
export interface Timeline {
  messages: readonly MessageView[];
  hasOlder: boolean;
  /** Whether there are newer ones that are not loaded, after a jump into the past. */
  hasNewer: boolean;
  /** Everything up to this number is known: the cursor for what comes next. */
  version: number;
  /** Where the last messages were added: what is in sight must keep its place then. */
  grewAt: 'start' | 'end';
}

export const opened = ({ messages, more, version }: ConversationView): Timeline => ({
  messages,
  hasOlder: more,
  hasNewer: false,
  version,
  grewAt: 'end',
});

/** A page of messages that was asked for, from the end of a stretch on. */
interface Asked {
  page: MessagePage;
  /** The number at the end of the stretch; if it has another end by now, the page would leave a gap and is not taken. */
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

/** The stretch around a message far away takes the place of what was loaded. */
export function movedTo(timeline: Timeline, { messages, more }: MessagePage): Timeline {
  return { ...timeline, messages, hasOlder: more, hasNewer: true, grewAt: 'end' };
}

/** What has changed since `version`; of messages outside of the stretch nothing is kept. */
export function withChanges(timeline: Timeline, changed: readonly MessageView[]): Timeline {
  const version = Math.max(timeline.version, ...changed.map((message) => message.version));
  return {
    ...timeline,
    messages: merged(timeline.messages, changed.filter(belongsTo(timeline))),
    version,
    grewAt: 'end',
  };
}

/** The answer to a message that was sent or changed here. The cursor stays: others may have written before it. */
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

/** Of a message that is there twice, the later version stays. */
function merged(one: readonly MessageView[], other: readonly MessageView[]): MessageView[] {
  const bySeq = new Map(one.map((message) => [message.seq, message]));
  for (const message of other) {
    const known = bySeq.get(message.seq);
    if (!known || known.version <= message.version) bySeq.set(message.seq, message);
  }
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq);
}
